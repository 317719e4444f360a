export {};
//# sourceMappingURL=behaviour.js.map