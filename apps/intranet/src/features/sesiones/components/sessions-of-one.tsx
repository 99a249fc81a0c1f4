import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { sesiones } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { OneSession } from './one-session.tsx';

type Props = { id: number; onClose: () => void };

/** The sessions of one person, each with a button to end it, and one for all at the bottom. */
export function SessionsOfOne({ id, onClose }: Props) {
  const query = useRead(sesiones.dePersona, { persona: id });
  // Data of the previous person must not be shown.
  const own = query.data?.persona.id === id ? query.data : undefined;
  return <Loaded query={{ ...query, data: own }}>{(found) => <Known {...found} onClose={onClose} />}</Loaded>;
}

function Known({ persona, items, onClose }: SalidaDe<typeof sesiones.dePersona> & Pick<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const todas = useSend(sesiones.cerrarDePersona);
  const hasOwn = items.some(({ esActual }) => esActual);
  const all = t(hasOwn ? 'sesiones.cerrar-otras' : 'sesiones.cerrar-todas');
  return (
    <Aside title={persona.nombre} note={t('sesiones.abiertas', { count: items.length })} onClose={onClose}>
      <Rows padded>
        {items.map((sesion) => (
          <OneSession key={sesion.id} sesion={sesion} nombre={persona.nombre} onClosed={() => items.length === 1 && onClose()} />
        ))}
      </Rows>
      {items.length > 1 && (
        <Box mt="md">
          <Ask
            opener={all}
            question={t('sesiones.cerrar-todas-pregunta', { nombre: persona.nombre })}
            yes={all}
            isBad
            isBusy={todas.isPending}
            error={todas.error}
            onYes={() =>
              todas.mutate(
                { persona: persona.id },
                {
                  onSuccess: ({ cerradas }) => {
                    notices.show(t('sesiones.cerradas', { count: cerradas }));
                    onClose();
                  },
                },
              )
            }
          />
        </Box>
      )}
    </Aside>
  );
}
