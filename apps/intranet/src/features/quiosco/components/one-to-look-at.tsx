import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '@mantine/core';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { EntregaPorMirar } from '@jornada/contract/quiosco/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle } from '@jornada/ui/icons.ts';
import { Line } from '@jornada/ui/line.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { PersonSearch } from '../../../shared/person-search.tsx';

/** One clocking that did not fit, and the two ways to end it. */
export function OneToLookAt({ of }: { of: EntregaPorMirar }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notices } = useWebServices();
  const [chosen, setChosen] = useState<{ id: number; nombre: string } | null>(null);
  const { clave, momento, recibida, quiosco: kiosk, persona, resultado, tipo } = of;
  const when = momento ?? recibida;
  const words = {
    dia: format.date(format.dayOf(when), 'day'),
    hora: format.hour(when),
    quiosco: kiosk,
    persona: persona ?? '',
    tipo: tipo ?? '',
  };
  const propose = useSend(quiosco.asentar, { onSuccess: () => notices.show(t('quiosco.mirar.propuesto')) });
  const dismiss = useSend(quiosco.descartar, { onSuccess: () => notices.show(t('quiosco.mirar.descartado')) });
  const isReadable = tipo !== null && momento !== null;
  const nombre = persona ?? chosen?.nombre;
  return (
    <Line lead={<Glyph of={IconAlertTriangle} data-tone="warn" />}>
      {t(`quiosco.mirar.${resultado}`, words)}
      {isReadable && persona === null && (
        <PersonSearch maw="22rem" mt="xs" label={t('quiosco.mirar.quien')} onChoose={(id, name) => setChosen({ id, nombre: name })} />
      )}
      <Group gap="xs" mt="xs">
        {isReadable && nombre !== undefined && (
          <Ask
            key={nombre}
            opener={t('quiosco.mirar.asentar-a', { nombre })}
            question={t('quiosco.mirar.asentar-pregunta')}
            yes={t('quiosco.mirar.asentar')}
            reason={t('quiosco.mirar.motivo')}
            isBusy={propose.isPending}
            error={propose.error}
            onYes={(motivo) => propose.mutate({ clave, motivo, ...(persona === null && chosen && { personaId: chosen.id }) })}
          />
        )}
        <Ask
          opener={t('quiosco.mirar.descartar')}
          question={t('quiosco.mirar.descartar-pregunta')}
          yes={t('quiosco.mirar.descartar')}
          reason={t('quiosco.mirar.motivo')}
          isBusy={dismiss.isPending}
          error={dismiss.error}
          onYes={(motivo) => dismiss.mutate({ clave, motivo })}
        />
      </Group>
    </Line>
  );
}
