import { clientOf } from '../../platform/http/network.ts';
import { fotos } from '@jornada/contract/fotos.ts';
import { createFotosService, createFotoTokens } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const fotosModule = defineModule(fotos, {
  ownData: [
    {
      seccion: 'foto',
      tabla: 'fotos',
      donde: `${PROPIA} and t.lado = 512`,
      orden: 'lado',
      sin: ['bytes'],
      con: { webpBase64: `translate(encode(t.bytes, 'base64'), E'\\n', '')` },
    },
  ],
  build: (context) => {
    const tokens = createFotoTokens(context);
    const service = createFotosService({ ...context, tokens });
    return {
      service: { tokens },
      handlers: {
        poner: ({ session: { entidadId, usuarioId, sesionId }, input, request }) =>
          service.put({ entidadId, usuarioId, sesionId, address: clientOf(request) }, input),
        ver: ({ input, request }) => service.get(input, request.headers['if-none-match']),
      },
    };
  },
});
