import { anyText, day, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '../../shared/place-search.ts';

export const auditoriaSearch = placeSearch({ accion: anyText, persona: whole({ least: 1 }), nombre: anyText, desde: day, hasta: day });
