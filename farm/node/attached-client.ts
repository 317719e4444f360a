/** One client of a lease on its WebSocket: what it sends is taken in order, and what it does not read is bounded. */
import type { WebSocket } from 'ws';
import type { Role } from './allow.ts';
import type { Asker } from './calls.ts';

/** Bytes that a client may leave unread before it is let go. */
const mostUnread = 64 * 1024 * 1024;
/** A client that is let go has this long, in milliseconds, to close its side; a frozen one never does. */
const closingMs = 1_000;
/** Application codes of RFC 6455, 7.4.2. */
const closeCodes = { ended: 4000, misbehaved: 4001 } as const;

export interface Client extends Asker {
  readonly role: Role;
  readonly debuggerId: string | undefined;
  /** Whether it asked to hear of targets being made and changed. */
  discovers: boolean;
  send(message: string | Buffer): void;
  /** From this call on it is not heard and not answered. */
  close(reason: string): void;
}

export function openClient(
  socket: WebSocket,
  role: Role,
  debuggerId: string | undefined,
  on: {
    /** A promise holds the commands after it back until it settles; it never rejects. */
    command(client: Client, text: string): Promise<void> | undefined;
    gone(): void;
  },
): Client {
  let attached = true;
  let busy: Promise<void> | undefined;

  const leave = () => {
    if (!attached) return;
    attached = false;
    on.gone();
  };
  const client: Client = {
    role,
    debuggerId,
    discovers: false,
    isAttached: () => attached,
    answer: (raw) => client.send(raw),
    send(message) {
      if (!attached) return;
      if (socket.bufferedAmount > mostUnread) return client.close('too much unread');
      socket.send(message, { binary: false });
    },
    close(reason) {
      leave();
      socket.close(reason === 'too much unread' ? closeCodes.misbehaved : closeCodes.ended, reason);
      const timer = setTimeout(() => socket.terminate(), closingMs);
      socket.once('close', () => clearTimeout(timer));
    },
  };
  const hold = (until: Promise<void>) => {
    socket.pause();
    const held = until.then(() => {
      if (busy !== held) return;
      busy = undefined;
      socket.resume();
    });
    busy = held;
  };
  socket.on('message', (data) => {
    if (!attached) return;
    const text = String(data);
    // What was received already when the socket was paused waits its turn; an evicted client's turn never comes.
    const later = busy ? busy.then(() => (attached ? on.command(client, text) : undefined)) : on.command(client, text);
    if (later) hold(later);
  });
  socket.on('close', leave);
  // `ws` closes the socket after an error.
  socket.on('error', leave);
  return client;
}
