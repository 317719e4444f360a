export {};
//# sourceMappingURL=runs.js.map