/** What was asked of the service, by whom, and how it ended. */
export {};
//# sourceMappingURL=audit.js.map