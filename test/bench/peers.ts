/** The same work by hand, in the libraries of the field: one browser kept, and a context made and closed each time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import type { Chromium } from '../../farm/node/chromium.ts';
import { browserFlags } from '../../farm/node/flags.ts';
import type { Flow } from './flows.ts';
import { fields, sendName, thanks } from './forms.ts';
import { buttonName, shown } from './page.ts';

export interface Peer {
  readonly name: string;
  /** Opens the page in a context of its own, presses the button, reads the value, and closes the context. */
  clickAndRead(url: string): Promise<void>;
  /** Fills the form and sends it, in a context of its own. */
  fillForm(url: string): Promise<void>;
  /** Does what the flow says and waits for what the page says then, in a context of its own. */
  follow(flow: Flow, url: string): Promise<void>;
  /** Makes a context with a page in it, at `about:blank` or at `url`; the result closes it. */
  openContext(url?: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The same binary with the farm's own flags; root has no sandbox there either. */
export async function launchOptions({ path, env }: Chromium) {
  const profile = await mkdtemp(join(tmpdir(), 'troupe-bench-'));
  const args = browserFlags({ profile, sandbox: process.getuid?.() !== 0 });
  return { profile, options: { executablePath: path, env: { ...env, HOME: profile, TMPDIR: profile }, ignoreDefaultArgs: true, args } };
}

export async function openPlaywright(chromium: Chromium): Promise<Peer> {
  const { profile, options } = await launchOptions(chromium);
  const browser = await playwright.launch(options as object);
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
      for (const { label, value } of fields) await page.getByLabel(label).fill(value);
      await page.getByRole('button', { name: sendName }).click();
      await page.getByText(thanks).waitFor();
      await context.close();
    },
    async follow({ steps, said }, url) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(url);
      for (const step of steps) {
        if ('fill' in step) await page.getByLabel(step.fill).fill(step.text);
        else if ('select' in step) await page.getByLabel(step.select).selectOption(step.option);
        else if ('check' in step) await page.getByLabel(step.check).check();
        else await page.getByRole(step.role, { name: step.click, exact: true }).click();
      }
      await page.getByText(said).waitFor();
      await context.close();
    },
    async openContext(url) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (url !== undefined) await page.goto(url);
      return () => context.close();
    },
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

export async function openPuppeteer(chromium: Chromium): Promise<Peer> {
  const { profile, options } = await launchOptions(chromium);
  const browser = await puppeteer.launch({ ...options, pipe: true, waitForInitialPage: false });
  return {
    name: 'Puppeteer',
    async clickAndRead(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(url);
      await page.locator(`::-p-aria([name="${buttonName}"][role="button"])`).click();
      check(await page.$eval('#count', (field) => (field as unknown as { value: string }).value));
      await context.close();
    },
    async fillForm(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(url);
      for (const { label, value } of fields) await page.locator(`::-p-aria([name="${label}"][role="textbox"])`).fill(value);
      await page.locator(`::-p-aria([name="${sendName}"][role="button"])`).click();
      await page.locator(`::-p-text(${thanks})`).wait();
      await context.close();
    },
    async follow({ steps, said }, url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(url);
      const aria = (name: string, role: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
      for (const step of steps) {
        if ('fill' in step) await aria(step.fill, step.fill === 'Search' ? 'searchbox' : 'textbox').fill(step.text);
        else if ('select' in step) await aria(step.select, 'combobox').fill(step.option);
        else if ('check' in step) await aria(step.check, 'checkbox').click();
        else await aria(step.click, step.role).click();
      }
      await page.locator(`::-p-text(${said})`).wait();
      await context.close();
    },
    async openContext(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (url !== undefined) await page.goto(url);
      return () => context.close();
    },
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function check(read: string) {
  if (read !== shown) throw new Error(`a peer read ${JSON.stringify(read)} where ${JSON.stringify(shown)} stands`);
}
