/** Plays a gateway that dies or freezes: drives a lease until its socket closes. Started as `node … WEBSOCKET_URL PAGE_URL`. */
import { WebSocket } from 'ws';
const [, , webSocketUrl = '', pageUrl = ''] = process.argv;
const socket = new WebSocket(webSocketUrl);
let id = 0;
let sessionId = '';
const send = (method, params = {}) => {
    socket.send(JSON.stringify({ id: ++id, method, params, sessionId }));
};
socket.on('message', (data) => {
    const { method, params } = JSON.parse(String(data));
    if (method === 'Target.attachedToTarget') {
        sessionId = params.sessionId;
        send('Emulation.setUserAgentOverride', { userAgent: 'Troupe test agent' });
        send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Chatham' });
        send('Emulation.setDeviceMetricsOverride', { width: 412, height: 915, deviceScaleFactor: 2, mobile: false });
        send('Page.navigate', { url: pageUrl });
    }
    if (method === 'Page.loadEventFired')
        console.log('loaded');
    if (method === 'Page.javascriptDialogOpening')
        console.log('dialog');
});
// What a thawed owner does first: it goes on where it was.
process.on('SIGCONT', () => send('Runtime.evaluate', { expression: 'fetch("/pay")' }));
socket.on('close', (_code, reason) => {
    console.log(`closed: ${reason}`);
    process.exitCode = 0;
});
//# sourceMappingURL=gateway-process.js.map