/** What a client of a lease may ask of its browser: by method, by address, by file. All else is refused by name. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, sep } from 'node:path';

export type Role = 'driver' | 'debugger';

const methods = (domain: string, names: string) => names.split(' ').map((name) => `${domain}.${name}`);

/** Looking, which both roles may. */
const looking = [
  ...methods(
    'Accessibility',
    'disable enable getAXNodeAndAncestors getChildAXNodes getFullAXTree getPartialAXTree getRootAXNode queryAXTree',
  ),
  ...methods('Browser', 'getVersion'),
  ...methods('CSS', 'disable enable getComputedStyleForNode getInlineStylesForNode getMatchedStylesForNode getStyleSheetText'),
  ...methods(
    'DOM',
    'describeNode disable discardSearchResults enable getAttributes getBoxModel getContentQuads getDocument getFrameOwner getNodeForLocation getOuterHTML getSearchResults performSearch pushNodeByPathToFrontend pushNodesByBackendIdsToFrontend querySelector querySelectorAll requestChildNodes requestNode resolveNode scrollIntoViewIfNeeded',
  ),
  ...methods('DOMDebugger', 'getEventListeners'),
  ...methods('DOMSnapshot', 'captureSnapshot disable enable'),
  ...methods('Log', 'clear disable enable'),
  ...methods('Network', 'disable enable'),
  ...methods('Overlay', 'disable enable hideHighlight highlightNode highlightRect'),
  ...methods('Page', 'captureScreenshot getFrameTree getLayoutMetrics getNavigationHistory'),
  ...methods('Page', 'screencastFrameAck startScreencast stopScreencast'),
  ...methods('Performance', 'disable enable getMetrics'),
  ...methods('Runtime', 'callFunctionOn disable enable evaluate getProperties globalLexicalScopeNames releaseObject releaseObjectGroup'),
];

/** Acting, which is the driver's. `Page.disable` is not among it: it would answer an open dialog. */
const acting = [
  ...methods('Animation', 'disable enable releaseAnimations seekAnimations setPaused setPlaybackRate'),
  ...methods('DOM', 'focus removeNode setAttributeValue setAttributesAsText setFileInputFiles'),
  ...methods(
    'Emulation',
    'clearDeviceMetricsOverride clearGeolocationOverride setAutoDarkModeOverride setCPUThrottlingRate setDefaultBackgroundColorOverride setDeviceMetricsOverride setEmulatedMedia setFocusEmulationEnabled setGeolocationOverride setHardwareConcurrencyOverride setLocaleOverride setScriptExecutionDisabled setScrollbarsHidden setTimezoneOverride setTouchEmulationEnabled setUserAgentOverride',
  ),
  ...methods('Fetch', 'continueRequest continueResponse continueWithAuth disable enable failRequest fulfillRequest getResponseBody'),
  ...methods(
    'Input',
    'cancelDragging dispatchDragEvent dispatchKeyEvent dispatchMouseEvent dispatchTouchEvent imeSetComposition insertText setIgnoreInputEvents setInterceptDrags synthesizeScrollGesture synthesizeTapGesture',
  ),
  ...methods(
    'Network',
    'clearBrowserCache clearBrowserCookies deleteCookies emulateNetworkConditions getCookies getRequestPostData getResponseBody setBlockedURLs setCacheDisabled setCookie setCookies setExtraHTTPHeaders setUserAgentOverride',
  ),
  ...methods(
    'Page',
    'addScriptToEvaluateOnNewDocument bringToFront captureSnapshot close createIsolatedWorld enable getResourceContent getResourceTree handleJavaScriptDialog navigate navigateToHistoryEntry printToPDF reload removeScriptToEvaluateOnNewDocument resetNavigationHistory setBypassCSP setDocumentContent setInterceptFileChooserDialog setLifecycleEventsEnabled stopLoading',
  ),
  ...methods('Runtime', 'addBinding awaitPromise removeBinding runIfWaitingForDebugger terminateExecution'),
];

/** Of the browser rather than of a page: sent without a session, for the lease's context alone. */
const contextMethods = new Set(methods('Storage', 'clearCookies getCookies setCookies'));

const allowed: Readonly<Record<Role, ReadonlySet<string>>> = {
  driver: new Set([...looking, ...acting]),
  debugger: new Set(looking),
};

export interface Command {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
}

/** The command as it may be sent, or why it may not. */
export type Verdict = { readonly allowed: Command } | { readonly refused: string };

/** Where commands may lead a lease. */
export interface Bounds {
  readonly browserContextId: string;
  /** The only folder that files may be taken from. */
  readonly filesFolder: string;
}

/** Judges a command that goes to the browser. `Target` commands never do: the multiplexer answers those itself. */
export function judge(role: Role, command: Command, bounds: Bounds): Verdict | Promise<Verdict> {
  const { method, params } = command;
  if (role === 'driver' && contextMethods.has(method)) {
    return { allowed: { method, params: { ...params, browserContextId: bounds.browserContextId } } };
  }
  if (!allowed[role].has(method)) return { refused: `${method} is not among the methods that a ${role} may use` };
  if (command.sessionId === undefined && method !== 'Browser.getVersion') return { refused: `${method} needs the sessionId of a page` };
  const address = addressOf(command);
  if (address !== undefined && !isAllowedAddress(address)) {
    return { refused: `${method} may only lead to http:, https: and about:blank, not to ${shown(address)}` };
  }
  if (method === 'DOM.setFileInputFiles') return judgeFiles(command, params.files, bounds);
  if (method === 'Input.dispatchDragEvent')
    return judgeFiles(command, (params.data as { files?: unknown } | undefined)?.files ?? [], bounds);
  if (role === 'debugger' && (method === 'Runtime.evaluate' || method === 'Runtime.callFunctionOn')) {
    return { allowed: { ...command, params: { ...params, throwOnSideEffect: true } } };
  }
  return { allowed: command };
}

function addressOf({ method, params }: Command): unknown {
  if (method === 'Page.navigate') return params.url ?? '';
  return method === 'Fetch.continueRequest' ? params.url : undefined;
}

/** `data:`, `blob:` and `javascript:` would give a page of no site, whose content the target check never saw. */
export function isAllowedAddress(address: unknown): boolean {
  if (typeof address !== 'string') return false;
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:' || url.href === 'about:blank');
}

const shown = (address: unknown) => JSON.stringify(String(address).slice(0, 200));

async function judgeFiles(command: Command, files: unknown, { filesFolder }: Bounds): Promise<Verdict> {
  const refused = { refused: `${command.method} may only take files of this lease` };
  if (!Array.isArray(files)) return refused;
  const folder = await realpath(filesFolder).catch(() => undefined);
  if (folder === undefined) return refused;
  for (const file of files) {
    if (typeof file !== 'string' || !isAbsolute(file)) return refused;
    const real = await realpath(file).catch(() => undefined);
    if (real === undefined || !real.startsWith(folder + sep)) return refused;
  }
  return { allowed: command };
}
