import * as migration_20261118_200000_baseline from './20261118_200000_baseline';

export const migrations = [
  {
    up: migration_20261118_200000_baseline.up,
    down: migration_20261118_200000_baseline.down,
    name: '20261118_200000_baseline'
  },
];
