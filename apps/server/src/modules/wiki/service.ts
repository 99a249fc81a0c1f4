export { PUBLICAR } from './publishing.ts';
