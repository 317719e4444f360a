export {};
//# sourceMappingURL=actors.js.map