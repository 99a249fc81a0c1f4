import { entidadesModule } from '../entidades/module.ts';
import { fotosModule } from '../fotos/module.ts';
import { createPerfilService } from './service.ts';
import { badgesOf } from './badges.ts';
import { definePart } from '../../shared/module.ts';

export const perfilModule = definePart('perfil', {
  build: (context) =>
    createPerfilService({
      ...context,
      entidades: context.use(entidadesModule),
      fotoTokens: context.use(fotosModule).tokens,
      badges: badgesOf(context.modules),
    }),
});
