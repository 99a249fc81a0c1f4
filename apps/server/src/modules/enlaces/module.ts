import { createEnlacesService } from './service.ts';
import { definePart } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const enlacesModule = definePart('enlaces', {
  ownData: [{ seccion: 'enlaces', tabla: 'enlaces', donde: PROPIA, orden: 'huella', sin: ['huella'] }],
  build: (context) => createEnlacesService(context),
});
