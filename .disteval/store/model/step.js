/** Acts as planned, and steps as recorded: what was done, to what, and what was seen. */
export {};
//# sourceMappingURL=step.js.map