export class StoreError extends Error {
    name = 'StoreError';
    code;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}
//# sourceMappingURL=errors.js.map