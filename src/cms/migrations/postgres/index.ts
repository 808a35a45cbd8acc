import * as migration_20261115_095854_initial from './20261115_095854_initial';
import * as migration_20261115_131323_pricing from './20261115_131323_pricing';

export const migrations = [
  {
    up: migration_20261115_095854_initial.up,
    down: migration_20261115_095854_initial.down,
    name: '20261115_095854_initial',
  },
  {
    up: migration_20261115_131323_pricing.up,
    down: migration_20261115_131323_pricing.down,
    name: '20261115_131323_pricing'
  },
];
