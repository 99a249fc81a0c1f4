import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { bandeja, type CorreccionAbierta } from '@jornada/contract/bandeja.ts';
import { IconLock } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { MatterBody } from '../../../correcciones/matter-body.tsx';
import { titleKeyOf } from '../../../correcciones/matter-words.ts';
import { dayNames } from '../../../day/hour-on.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { createToDecide } from '../to-decide.tsx';

type Part = { vista: CorreccionAbierta };

function Title({ vista: { asunto } }: Part) {
  const { t } = useTranslation();
  return t(titleKeyOf(asunto), { nombre: asunto.correcciones[0]?.nombre });
}

/** Whose day it is. */
function About({ vista: { persona, asunto } }: Part) {
  const format = useFormat(asunto.zona);
  return (
    <Text c="dimmed">
      {persona.nombre} · {dayNames(asunto.fecha, useMinute(), format).long}
    </Text>
  );
}

/** The day as it is and as it would be; in a closed month, why nobody can decide. */
function Facts({ vista: { asunto, espera } }: Part) {
  const { t } = useTranslation();
  return (
    <section>
      {asunto.cerrado && espera && (
        <Note icon={IconLock} tone="warn" words="ink" mb="sm">
          {t('solicitudes.decidir.correccion-cerrada')}
        </Note>
      )}
      <MatterBody asunto={asunto} />
    </section>
  );
}

export const CorreccionesToDecide = createToDecide((id) => useRead(bandeja.correccion, { id }, { refetchOnWindowFocus: true }), {
  Title,
  About,
  Facts,
});
