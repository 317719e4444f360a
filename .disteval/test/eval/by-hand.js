/** Code of the page; `words` lie in one text node. */
const markWords = `(element, words) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.textContent.indexOf(words);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    return;
  }
  throw new Error(words + ' is not there to be marked');
}`;
const acts = {
    click: (page, selector) => page.locator(selector).first().click(),
    hover: (page, selector) => page.locator(selector).first().hover(),
    fill: (page, selector, value) => page.locator(selector).first().fill(value),
    type: (page, selector, value) => page.locator(selector).first().pressSequentially(value),
    press: (page, selector, value) => page.locator(selector).first().press(value),
    choose: (page, selector, value) => page
        .locator(selector)
        .first()
        .selectOption(value.split(' | ').map((label) => ({ label }))),
    /** Selects the words of the value in the text of an element; a CSS selector. */
    mark: (page, selector, value) => page.evaluate(`(${markWords})(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify(value)})`),
    /** Holds the element and moves it by `x,y` CSS pixels. */
    move: async (page, selector, value) => {
        const box = await page.locator(selector).first().boundingBox();
        if (box === null)
            throw new Error(`${selector} has no box to take hold of`);
        const [x = 0, y = 0] = value.split(',').map(Number);
        const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + x, from.y + y, { steps: 5 });
        await page.mouse.up();
    },
};
/** Does the steps in order; what the `data` steps say was read. Rejects when a step can't be done. */
export async function doByHand(page, steps) {
    const data = {};
    for (const step of steps) {
        const [, verb = '', rest = ''] = /^(\w+) (.*)$/s.exec(step) ?? [];
        const [selector = '', value = ''] = rest.split(/ = (.*)/s);
        if (verb === 'data')
            Object.assign(data, JSON.parse(rest));
        else if (acts[verb] === undefined)
            throw new Error(`no such step: ${step}`);
        else
            await acts[verb](page, selector, value);
    }
    // What the last step set off in the page is done before this is.
    await page.evaluate('0');
    return data;
}
//# sourceMappingURL=by-hand.js.map