export {};
//# sourceMappingURL=run.js.map