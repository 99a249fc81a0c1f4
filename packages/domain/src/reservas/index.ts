export * from './modelo.ts';
export { fits, pathTo, rivalsOf, shutWith, unitsOf } from './arbol.ts';
export { checkReserva, type ObstaculoReserva, type PeticionReserva, type SalaExaminada } from './examen.ts';
export { dayOf, daysTouched, instantOf, minuteOn, readMoment, wallOf, type MomentoLeido } from './lectura.ts';
export { judgeRoom, otherRooms, type Candidata, type ParecerSala, type SalaVista } from './parecer.ts';
export { freeSpans, joinSpans, nearestFree, openSpans, overlap } from './tramos.ts';
