import { useState } from 'react';
import { Button } from '@mantine/core';
import { bajas, entradaAltaDe, entradaConfirmar } from '@jornada/contract/bajas/calls.ts';
import type { BajaVista, SaludVista } from '@jornada/contract/bajas/vistas.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCalendarCheck, IconCalendarPlus } from '@jornada/ui/icons.ts';
import { useSend } from '@jornada/web/calls.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useRequestWords } from '../use-request-words.ts';

type Props = { vista: BajaVista; salud: SaludVista; /** The company writes it for the person. */ isForOthers: boolean };
type Way = 'confirmar' | 'alta';

/** What follows after a leave was noted: it goes on for longer, or its last day is known. Each opens its few fields in place. */
export function LeaveGoingOn({ vista, salud, isForOthers }: Props) {
  const { t } = useRequestWords();
  const [way, setWay] = useState<Way | null>(null);
  const { puedeBaja } = vista;
  const who = isForOthers ? 'suya' : 'tuya';
  if (!puedeBaja.confirmar && !puedeBaja.darAlta) return null;
  if (way === 'confirmar') return <Confirm vista={vista} salud={salud} isForOthers={isForOthers} onClose={() => setWay(null)} />;
  if (way === 'alta') return <End vista={vista} salud={salud} isForOthers={isForOthers} onClose={() => setWay(null)} />;
  return (
    <Buttons>
      {puedeBaja.confirmar && (
        <Button variant="default" leftSection={<Glyph of={IconCalendarPlus} />} onClick={() => setWay('confirmar')}>
          {t(`bajas.seguir.${who}.confirmar`)}
        </Button>
      )}
      {puedeBaja.darAlta && (
        <Button variant="default" leftSection={<Glyph of={IconCalendarCheck} />} onClick={() => setWay('alta')}>
          {t(salud.alta === null ? `bajas.seguir.${who}.alta` : 'bajas.seguir.corregir-alta')}
        </Button>
      )}
      {puedeBaja.reabrir && <Reopen vista={vista} />}
    </Buttons>
  );
}

type OpenProps = Props & { onClose: () => void };

function Confirm({ vista: { id, version, desde }, salud, isForOthers, onClose }: OpenProps) {
  const { t, today } = useRequestWords();
  const last = salud.confirmaciones.at(-1)?.fecha ?? desde;
  const form = useContractForm(isForOthers ? bajas.confirmarDe : bajas.confirmar, {
    schema: entradaConfirmar,
    initial: { fecha: today, prevista: '', ficheros: [] as number[] },
    which: { id, version },
    check: ({ fecha, prevista }): Record<string, string> =>
      prevista !== '' && prevista < fecha ? { prevista: t('bajas.seguir.al-reves') } : {},
    draft: `bajas.confirmar.${id}`,
    sendsUnchanged: true,
    isOnce: true,
    notice: t('bajas.seguir.confirmada'),
    onSaved: onClose,
  });
  const { fecha } = form.values;
  return (
    <Form of={form} save={t('bajas.seguir.guardar')} onCancel={onClose} isAside>
      <Pair>
        <DayField of={form} name="fecha" label={t('bajas.seguir.fecha')} min={last} max={today} />
        <DayField of={form} name="prevista" label={t('bajas.seguir.prevista')} min={fecha || desde} />
      </Pair>
      <FilesField of={form} name="ficheros" label={t('bajas.formulario.ficheros')} />
    </Form>
  );
}

function End({ vista: { id, version, desde }, salud, isForOthers, onClose }: OpenProps) {
  const { t } = useRequestWords();
  const form = useContractForm(isForOthers ? bajas.altaDe : bajas.alta, {
    schema: entradaAltaDe,
    initial: { alta: salud.alta ?? '', ficheros: [] as number[] },
    which: { id, version },
    draft: `bajas.alta.${id}`,
    isOnce: true,
    notice: t('bajas.seguir.terminada'),
    onSaved: onClose,
  });
  return (
    <Form of={form} save={t('bajas.seguir.guardar')} onCancel={onClose} isAside>
      <DayField of={form} name="alta" label={t('bajas.formulario.alta')} description={t('bajas.seguir.alta-nota')} min={desde} />
      <FilesField of={form} name="ficheros" label={t('bajas.formulario.ficheros')} />
    </Form>
  );
}

function Reopen({ vista: { id, version } }: Pick<Props, 'vista'>) {
  const { t } = useRequestWords();
  const reopening = useSend(bajas.altaDe, { refreshOnError: true });
  return (
    <Ask
      opener={t('bajas.seguir.reabrir')}
      question={t('bajas.seguir.reabrir-pregunta')}
      yes={t('bajas.seguir.reabrir-si')}
      isBusy={reopening.isPending}
      error={reopening.error}
      onYes={() => reopening.mutate({ id, version, alta: null })}
    />
  );
}
