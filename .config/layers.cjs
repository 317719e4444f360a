// The layer rule (README, "The map of the house"): a file imports only from its own folder or folders to the left.
const only = (name, packageName, allowed) => ({
  name,
  severity: 'error',
  from: { path: '^(config|store|farm|actors|gateway)/', pathNot: allowed },
  to: { path: `node_modules/${packageName}/` },
});

module.exports = {
  forbidden: [
    { name: 'config-is-leftmost', severity: 'error', from: { path: '^config/' }, to: { path: '^(store|farm|actors|gateway|test)/' } },
    { name: 'store-left-of-farm', severity: 'error', from: { path: '^store/' }, to: { path: '^(farm|actors|gateway|test)/' } },
    { name: 'farm-left-of-actors', severity: 'error', from: { path: '^farm/' }, to: { path: '^(actors|gateway|test)/' } },
    { name: 'actors-left-of-gateway', severity: 'error', from: { path: '^actors/' }, to: { path: '^(gateway|test)/' } },
    { name: 'gateway-not-from-tests', severity: 'error', from: { path: '^gateway/' }, to: { path: '^test/' } },
    {
      name: 'only-main-runs-a-node-inside',
      severity: 'error',
      from: { path: '^(actors|gateway)/', pathNot: '^gateway/main\\.ts$' },
      to: { path: '^farm/node/' },
    },
    {
      name: 'node-knows-only-the-bus-of-the-store',
      severity: 'error',
      from: { path: '^farm/(node|egress)/' },
      to: { path: '^store/', pathNot: '^store/(bus|model)/|^store/errors\\.ts$' },
    },
    {
      name: 'page-and-client-not-from-node',
      severity: 'error',
      from: { path: '^farm/(page|client|protocol)/' },
      to: { path: '^farm/node/' },
    },
    {
      name: 'page-code-stands-alone',
      severity: 'error',
      from: { path: '^farm/page/inject/' },
      to: { pathNot: '^(farm/page/inject|store/model)/|^config/consent\\.ts$' },
    },
    {
      name: 'page-code-takes-only-types-of-the-model',
      severity: 'error',
      from: { path: '^farm/page/inject/' },
      to: { path: '^store/model/', dependencyTypesNot: ['type-only'] },
    },
    only('fastify-in-servers', 'fastify', '^(gateway/|farm/node/server\\.ts$)'),
    only('nact-in-system', 'nact', '^actors/system\\.ts$'),
    only('ws-in-farm', 'ws', '^(farm/|gateway/routes/debug\\.ts$)'),
    only('cri-in-page', 'chrome-remote-interface', '^farm/page/'),
    only('drivers-in-store', '(mongodb|redis)', '^store/'),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
