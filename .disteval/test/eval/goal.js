export {};
//# sourceMappingURL=goal.js.map