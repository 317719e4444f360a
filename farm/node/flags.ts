/** The command line of a farm browser: quiet, headless, and deaf to everything but its pipe and its contexts' proxies. */

/**
 * `--disable-gpu` alone still starts a graphics process that looks for a software renderer and dies. The omnibox features
 * cost full Chrome two hidden renderers a context. Without the WebRTC policy a page's UDP goes around the proxy.
 */
export function browserFlags(options: { readonly profile: string; readonly sandbox: boolean }): string[] {
  return [
    '--remote-debugging-pipe',
    '--headless',
    '--no-startup-window',
    // The laptop of the specification's screenshots: at the browser's own 800 by 600, sites lay themselves out for a tablet.
    '--window-size=1280,800',
    `--user-data-dir=${options.profile}`,
    ...(options.sandbox ? [] : ['--no-sandbox']),
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-pings',
    '--disable-background-networking',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-component-extensions-with-background-pages',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-hang-monitor',
    '--disable-search-engine-choice-screen',
    '--disable-sync',
    '--metrics-recording-only',
    '--mute-audio',
    '--password-store=basic',
    '--use-mock-keychain',
    `--disable-features=${[
      'AutofillServerCommunication',
      'CertificateTransparencyComponentUpdater',
      'DialMediaRouteProvider',
      'InterestFeedContentSuggestions',
      'MediaRouter',
      'OptimizationHints',
      'Translate',
      'WebUIOmniboxAimPopup',
      'WebUIOmniboxFullPopup',
      'WebUIOmniboxPopup',
    ].join(',')}`,
  ];
}
