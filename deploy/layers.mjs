// Checks the layer rule over every source file, and fails when it checked none.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.config/layers.cjs';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const layers = ['config', 'store', 'farm', 'actors', 'gateway'];

const { output } = await cruise(layers, { ruleSet: rules, ...rules.options, validate: true }, undefined, {
  tsConfig: extractTsConfig(join(root, 'tsconfig.json')),
});
const broken = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

/** What no import shows: the environment and the end of the process. */
const global = [
  { name: 'environment-in-config', pattern: /\bprocess\.env\b/, allowed: /^config\/env\.ts$/ },
  { name: 'exit-in-main', pattern: /\bprocess\.exit\b/, allowed: /(^|\/)main\.ts$/ },
];
let checked = 0;
for (const file of layers.flatMap((layer) => readdirSync(layer, { recursive: true }).map((name) => join(layer, name)))) {
  if (!file.endsWith('.ts')) continue;
  checked += 1;
  const text = readFileSync(file, 'utf8');
  for (const { name, pattern, allowed } of global) {
    if (!allowed.test(file) && pattern.test(text)) broken.push(`${name}: ${relative(root, file)}`);
  }
}

for (const line of broken) console.error(line);
const seen = output.modules.filter(({ source }) => layers.some((layer) => source.startsWith(`${layer}/`))).length;
console.log(`layer rule: ${seen} modules and ${checked} files checked, ${broken.length} broken`);
if (broken.length > 0 || seen === 0 || checked === 0) process.exit(1);
