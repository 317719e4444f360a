/** The documents that a page asks for one after the other by itself. */
/** As many as Chromium follows when a server redirects (net/url_request/url_request.cc, `kMaxRedirects`). */
const inLoop = 20;
/** A page that takes longer for so many can be read between them. */
const withinMs = 15_000;
export class Navigations {
    #times = [];
    /** What the page is led to next is its visitor's wish. */
    forget() {
        this.#times = [];
    }
    /** One has begun; in how many milliseconds there were too many, or undefined. */
    began(now) {
        this.#times = [...this.#times.slice(1 - inLoop), now];
        const [first = now] = this.#times;
        return this.#times.length === inLoop && now - first <= withinMs ? now - first : undefined;
    }
}
export const mostInRow = inLoop;
//# sourceMappingURL=navigations.js.map