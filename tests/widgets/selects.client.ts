import { hydrate } from '../../src/site/hydrate'
import { Selects, selectsName } from './Selects'

const element = document.getElementById('selects')
if (element) void hydrate(element, selectsName, Selects, '{}')
