import type {RoomPorts} from './app-ports.ts';
export const rooms = (_page: string): RoomPorts => {
  throw new Error('x');
};
