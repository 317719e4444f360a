export {};
//# sourceMappingURL=success.js.map