/** The same work by hand, in the libraries of the field: one browser kept, and a context made and closed each time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { browserFlags } from "../../farm/node/flags.js";
import { fields, sendName, thanks } from "./forms.js";
import { buttonName, shown } from "./page.js";
/** The same binary with the farm's own flags; root has no sandbox there either. */
export async function launchOptions({ path, env }) {
    const profile = await mkdtemp(join(tmpdir(), 'troupe-bench-'));
    const args = browserFlags({ profile, sandbox: process.getuid?.() !== 0 });
    return { profile, options: { executablePath: path, env: { ...env, HOME: profile, TMPDIR: profile }, ignoreDefaultArgs: true, args } };
}
export async function openPlaywright(chromium) {
    const { profile, options } = await launchOptions(chromium);
    const browser = await playwright.launch(options);
    return {
        name: 'Playwright',
        async clickAndRead(url) {
            const context = await browser.newContext();
            const page = await context.newPage();
            await page.goto(url);
            await page.getByRole('button', { name: buttonName }).click();
            check(await page.locator('#count').inputValue());
            await context.close();
        },
        async fillForm(url) {
            const context = await browser.newContext();
            const page = await context.newPage();
            await page.goto(url);
            for (const { label, value } of fields)
                await page.getByLabel(label).fill(value);
            await page.getByRole('button', { name: sendName }).click();
            await page.getByText(thanks).waitFor();
            await context.close();
        },
        async openContext(url) {
            const context = await browser.newContext();
            const page = await context.newPage();
            if (url !== undefined)
                await page.goto(url);
            return () => context.close();
        },
        async close() {
            await browser.close();
            await rm(profile, { recursive: true, force: true });
        },
    };
}
export async function openPuppeteer(chromium) {
    const { profile, options } = await launchOptions(chromium);
    const browser = await puppeteer.launch({ ...options, pipe: true, waitForInitialPage: false });
    return {
        name: 'Puppeteer',
        async clickAndRead(url) {
            const context = await browser.createBrowserContext();
            const page = await context.newPage();
            await page.goto(url);
            await page.locator(`::-p-aria([name="${buttonName}"][role="button"])`).click();
            check(await page.$eval('#count', (field) => field.value));
            await context.close();
        },
        async fillForm(url) {
            const context = await browser.createBrowserContext();
            const page = await context.newPage();
            await page.goto(url);
            for (const { label, value } of fields)
                await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(value);
            await page.locator(`::-p-aria([name="${sendName}"][role="button"])`).click();
            await page.locator(`::-p-text(${thanks})`).wait();
            await context.close();
        },
        async openContext(url) {
            const context = await browser.createBrowserContext();
            const page = await context.newPage();
            if (url !== undefined)
                await page.goto(url);
            return () => context.close();
        },
        async close() {
            await browser.close();
            await rm(profile, { recursive: true, force: true });
        },
    };
}
function check(read) {
    if (read !== shown)
        throw new Error(`a peer read ${JSON.stringify(read)} where ${JSON.stringify(shown)} stands`);
}
//# sourceMappingURL=peers.js.map