/** The isolated world of a frame: page code is put there once a document and called by name. */
import { readFileSync } from 'node:fs';
import { FarmError } from "../errors.js";
import { DocumentGone } from "./errors.js";
const source = readFileSync(new URL('./inject/main.js', import.meta.url), 'utf8');
const worldName = 'troupe';
/** Opens the frame's world ahead of its first use. */
export function enterWorld(frame) {
    if (frame.world)
        return frame.world;
    const contextId = frame.session
        .send('Page.createIsolatedWorld', { frameId: frame.id, worldName })
        .then(({ executionContextId }) => executionContextId);
    const world = { contextId };
    frame.world = world;
    contextId.then((id) => frame.session.send('Runtime.evaluate', { expression: source, contextId: id, returnByValue: false }).catch(() => undefined), 
    // Told to whoever awaits it; the next one tries anew.
    () => {
        if (frame.world === world)
            frame.world = undefined;
    });
    return world;
}
/** Calls page code in the frame's present document. Rejects with `DocumentGone` when it is replaced meanwhile. */
export async function callPage(frame, name, ...args) {
    const world = enterWorld(frame);
    const executionContextId = await world.contextId;
    const { result, exceptionDetails } = await frame.session.send('Runtime.callFunctionOn', {
        functionDeclaration: `function(...args){return troupe.${name}(...args)}`,
        executionContextId,
        arguments: args.map((arg) => (isHandle(arg) ? { objectId: arg.objectId } : { value: arg })),
        returnByValue: true,
        awaitPromise: true,
    });
    if (frame.world !== world)
        throw new DocumentGone(`the document of ${frame.url} was replaced`);
    if (exceptionDetails) {
        throw new FarmError('protocol', `page code failed in ${name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    }
    return result.value;
}
/** A node of the frame as a handle in its world. */
export async function handleOf(frame, backendNodeId) {
    const executionContextId = await enterWorld(frame).contextId;
    const { object } = await frame.session.send('DOM.resolveNode', { backendNodeId, executionContextId });
    if (object.objectId === undefined)
        throw new DocumentGone('the node is gone');
    return { objectId: object.objectId };
}
/** The element that holds this frame, as a handle in its parent's world. */
export async function ownerOf(frame) {
    const parent = frame.parent;
    if (!parent)
        throw new DocumentGone('the main frame has no owner');
    const world = enterWorld(parent);
    if (frame.owner?.world !== world) {
        const objectId = Promise.all([world.contextId, parent.session.send('DOM.getFrameOwner', { frameId: frame.id })])
            .then(([, { backendNodeId }]) => handleOf(parent, backendNodeId))
            .then((handle) => handle.objectId);
        frame.owner = { world, objectId };
    }
    return { objectId: await frame.owner.objectId };
}
const isHandle = (arg) => typeof arg === 'object' && arg !== null && 'objectId' in arg;
//# sourceMappingURL=world.js.map