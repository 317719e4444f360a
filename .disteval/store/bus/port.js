/** The bus between processes: messages that may be lost, presence that expires, and counters that expire. */
export {};
//# sourceMappingURL=port.js.map