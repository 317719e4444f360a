/** The part of chrome-remote-interface's client that its own types leave out: its class. */
declare module 'chrome-remote-interface/lib/chrome.js' {
  import type { EventEmitter } from 'node:events';
  import type { EventMessage, Options } from 'chrome-remote-interface';

  export default class Chrome extends EventEmitter<{ event: [EventMessage]; disconnect: [] }> {
    constructor(options: Options, notifier: EventEmitter<{ connect: [Chrome]; error: [Error] }>);
    send(method: string, params: object, sessionId: string | undefined): Promise<unknown>;
    close(): Promise<void>;
  }
}
