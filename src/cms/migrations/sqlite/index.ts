import * as migration_20261115_095837_initial from './20261115_095837_initial';

export const migrations = [
  {
    up: migration_20261115_095837_initial.up,
    down: migration_20261115_095837_initial.down,
    name: '20261115_095837_initial'
  },
];
