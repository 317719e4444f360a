/** The farm nodes that a gateway knows, from what they announce; kept while the bus is down. */
import { Compile } from 'typebox/compile';
import type { Bus } from '../../store/bus/port.ts';
import { type Load, NodeAnnouncement } from '../protocol/lease.ts';

export interface KnownNode {
  readonly id: string;
  readonly url: string;
  readonly fleet: string;
  capacity: number;
  /** As last heard, less what was asked for since. */
  free: number;
  /** Did not answer, or takes no leases: passed over until it announces itself again. */
  resting: boolean;
  /** Owes an answer for too long, as a frozen process does until its announcement runs out: taken where there is no other. */
  doubted: boolean;
  /** When it was last announced, or the bus came back without it, by this machine's clock. */
  seenAt: number;
}

interface Nodes {
  of(fleet: string): readonly KnownNode[];
  all(): readonly KnownNode[];
  /** Reads the announcements. False when the bus is down, which changes nothing. */
  refresh(): Promise<boolean>;
}

const isAnnouncement = Compile(NodeAnnouncement);
/** A node whose announcement is missing is forgotten only after this long, in milliseconds: a bus may have lost its memory. */
const graceMs = 6_000;

export function openNodes(bus: Bus, clock: () => number = Date.now): Nodes {
  const known = new Map<string, KnownNode>();
  let isSilent = false;
  let refreshing: Promise<boolean> | undefined;

  async function read(): Promise<boolean> {
    // A bus that is down says nothing about the nodes.
    const present = await bus.present('node').catch(() => undefined);
    const wasSilent = isSilent;
    isSilent = present === undefined;
    if (present === undefined) return false;
    const now = clock();
    // While it was down nobody could announce itself: the grace begins with its return.
    if (wasSilent) for (const node of known.values()) node.seenAt = now;
    for (const { value } of present) {
      if (!isAnnouncement.Check(value)) continue;
      const { id, url, fleet, capacity, free, draining } = value;
      const before = known.get(id);
      if (before) Object.assign(before, { capacity, free, resting: draining, seenAt: now });
      else known.set(id, { id, url, fleet, capacity, free, resting: draining, doubted: false, seenAt: now });
    }
    for (const node of known.values()) if (now - node.seenAt > graceMs) known.delete(node.id);
    return true;
  }

  return {
    of: (fleet) => [...known.values()].filter((node) => node.fleet === fleet && !node.resting),
    all: () => [...known.values()],
    refresh() {
      refreshing ??= read().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}

export function noteLoad(node: KnownNode, load: Load): void {
  node.capacity = load.capacity;
  node.free = load.free;
}

/** Power of two choices: of two nodes taken at random, the one with more room. `random` is from 0 to 1. */
export function chooseNode(nodes: readonly KnownNode[], random: () => number = Math.random): KnownNode | undefined {
  if (nodes.length <= 1) return nodes[0];
  const at = Math.floor(random() * nodes.length);
  const other = (at + 1 + Math.floor(random() * (nodes.length - 1))) % nodes.length;
  const [one, two] = [nodes[at], nodes[other]];
  return one && two && two.free > one.free ? two : one;
}
