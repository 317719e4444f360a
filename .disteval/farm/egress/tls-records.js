/** One direction of a TLS connection, as far as the plain headers of its records tell (RFC 8446 5.1). */
const alert = 21;
export const handshake = 22;
const applicationData = 23;
const headerBytes = 5;
/** An alert within a record of TLS 1.3: two bytes, their real type and the cipher's tag (RFC 8446 5.2). */
const sealedAlertBytes = 2 + 1 + 16;
export class Records {
    #header = Buffer.alloc(0);
    /** Bytes of the record that has begun which are still to come. */
    #missing = 0;
    /** What would complete the record that is cut off here. */
    get missing() {
        return this.#missing;
    }
    /** Where in this next chunk a last record begins that may be an alert, such as the one that closes; else where the chunk ends. */
    alertAt(chunk) {
        for (let at = 0; at < chunk.length;) {
            if (this.#missing > 0) {
                const passed = Math.min(this.#missing, chunk.length - at);
                this.#missing -= passed;
                at += passed;
                continue;
            }
            const from = at - this.#header.length;
            this.#header = Buffer.concat([this.#header, chunk.subarray(at, at + headerBytes - this.#header.length)]);
            at = from + this.#header.length;
            if (this.#header.length < headerBytes)
                break;
            const type = this.#header[0];
            this.#missing = this.#header.readUInt16BE(headerBytes - 2);
            this.#header = Buffer.alloc(0);
            const isAlert = type === alert || (type === applicationData && this.#missing === sealedAlertBytes);
            if (!isAlert || from < 0 || at + this.#missing !== chunk.length)
                continue;
            this.#missing = 0;
            return from;
        }
        return chunk.length;
    }
}
//# sourceMappingURL=tls-records.js.map