import * as migration_20261115_095837_initial from './20261115_095837_initial';
import * as migration_20261115_131310_pricing from './20261115_131310_pricing';

export const migrations = [
  {
    up: migration_20261115_095837_initial.up,
    down: migration_20261115_095837_initial.down,
    name: '20261115_095837_initial',
  },
  {
    up: migration_20261115_131310_pricing.up,
    down: migration_20261115_131310_pricing.down,
    name: '20261115_131310_pricing'
  },
];
