/** What the page code and its driver say to each other; plain data. */
export {};
//# sourceMappingURL=wire.js.map