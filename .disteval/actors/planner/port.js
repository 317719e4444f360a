/** A planner reads a goal against a page and says the next act, or that it is done, or what it can't read. */
export {};
//# sourceMappingURL=port.js.map