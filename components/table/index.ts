export {RsTable} from './table.ts';
