import { createEntidadesService } from '../../shared/company/configuration.ts';
import { definePart } from '../../shared/module.ts';

export const entidadesModule = definePart('entidades', {
  build: (context) => createEntidadesService(context),
});
