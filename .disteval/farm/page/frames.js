export class Frames {
    #frames = new Map();
    #main;
    get main() {
        return this.#main;
    }
    get(id) {
        return this.#frames.get(id);
    }
    all() {
        return [...this.#frames.values()];
    }
    childrenOf(frame) {
        return this.all().filter(({ parent }) => parent === frame);
    }
    /** Takes a session's whole tree, as it is when the session is attached. */
    take(tree, session, parentId) {
        const frame = this.attach(tree.frame.id, tree.frame.parentId ?? parentId, session);
        // What events told while the tree was on its way is newer.
        if (frame.loaderId === '') {
            this.commit(tree.frame, session);
            // A document that stood before the session was attached tells no more about its loading: page code asks it.
            frame.domReady = true;
            frame.loaded = true;
        }
        for (const child of tree.childFrames ?? [])
            this.take(child, session);
    }
    attach(id, parentId, session) {
        const known = this.#frames.get(id);
        if (known) {
            if (known.session !== session) {
                known.session = session;
                known.world = undefined;
            }
            return known;
        }
        const frame = {
            id,
            parent: parentId === undefined ? undefined : this.#frames.get(parentId),
            session,
            url: '',
            name: '',
            loaderId: '',
            domReady: false,
            loaded: false,
            leaving: undefined,
            since: Date.now(),
            world: undefined,
            owner: undefined,
        };
        this.#frames.set(id, frame);
        if (parentId === undefined)
            this.#main = frame;
        return frame;
    }
    /** A new document is in the frame. */
    commit(from, session) {
        const frame = this.attach(from.id, from.parentId, session);
        for (const child of this.childrenOf(frame))
            this.detach(child.id);
        // So the browser calls the address of a page that has none yet.
        frame.url = from.url === ':' ? '' : from.url + (from.urlFragment ?? '');
        frame.name = from.name ?? frame.name;
        frame.loaderId = from.loaderId;
        frame.domReady = false;
        frame.loaded = false;
        frame.leaving = undefined;
        frame.since = Date.now();
        frame.world = undefined;
        return frame;
    }
    detach(id) {
        const frame = this.#frames.get(id);
        if (!frame)
            return;
        for (const child of this.childrenOf(frame))
            this.detach(child.id);
        this.#frames.delete(id);
    }
    /** The frames above and this one, without the main frame, by name or address: how a person or a replay finds it. */
    static path(frame) {
        if (frame.parent === undefined)
            return [];
        return [...Frames.path(frame.parent), frame.name || frame.url];
    }
}
//# sourceMappingURL=frames.js.map