import { useTranslation } from 'react-i18next';
import { Box, Button, Group, NativeSelect, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { SalidaPosible } from '@jornada/domain/registros/olvido.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { isOneOClock } from '../../../shared/day/hours.ts';
import { ProjectField } from '../../../shared/project-field.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { HourField } from './hour-field.tsx';
import { Outlook } from './outlook.tsx';
import { clockOf, type Mode, MODES } from './proposal.ts';
import { ReasonField } from './reason-field.tsx';
import { useProposal } from './use-proposal.ts';

type Props = { dia: SalidaDe<typeof registros.listado>; tipos: readonly TipoRegistroVista[]; falta: Mode | undefined };

const TITLES = {
  salida: 'correcciones.proponer.titulo-salida',
  fichaje: 'correcciones.proponer.titulo',
  dia: 'correcciones.proponer.titulo-dia',
} as const;

/** The form for marks that nobody clocked. */
export function ProposalForm({ dia, tipos, falta }: Props) {
  const { t } = useTranslation();
  const { UsuarioPuedeModificarFichajes: isImmediate } = useProfile();
  const { form, modo, zona, format, start, end, hours, plan, ...proposal } = useProposal({ dia, tipos, falta });
  const { values: fields, errors, put: edit } = form;
  const presets = modo === 'salida' ? [t('correcciones.motivo.olvide-salir')] : [t('correcciones.motivo.olvide')];
  return (
    <CorrectionForm
      of={form}
      title={t(TITLES[modo])}
      onClose={proposal.close}
      save={t(isImmediate ? 'correcciones.proponer.anadir' : 'correcciones.cambio.enviar')}
      isImmediate={isImmediate}
      asked={proposal.asked}
      hint={t(isImmediate ? 'correcciones.decide.al-momento' : 'correcciones.decide.responsable-alta')}
    >
      <Text mb="md" data-tone="quiet">
        {format.capitalize(format.date(dia.fecha, 'full'))}
      </Text>
      <ModeChoice value={modo} onChange={(next) => edit({ modo: next, hora: '', dia: '', fin: '', diaFin: '' })} />
      {modo === 'fichaje' && (
        <Box mb="md">
          <NativeSelect
            label={t('correcciones.proponer.tipo')}
            value={String(proposal.tipo?.id ?? '')}
            data={tipos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
            onChange={(event) => edit({ tipo: event.currentTarget.value, dia: '' })}
          />
        </Box>
      )}
      <HourField
        label={t(LABELS[modo])}
        value={fields.hora}
        state={start}
        format={format}
        error={errors['hora']}
        onHora={(hora) => edit({ hora, dia: '' })}
        onDay={(name) => edit({ dia: name })}
      />
      {modo === 'salida' && (
        <SuggestedHours
          suggestions={proposal.suggestions}
          format={format}
          onTake={(instante) => edit({ hora: clockOf(instante, zona), dia: format.dayOf(instante) })}
        />
      )}
      {modo === 'dia' && (
        <HourField
          label={t('correcciones.proponer.hora-salida')}
          value={fields.fin}
          state={end}
          format={format}
          error={errors['fin']}
          onHora={(fin) => edit({ fin, diaFin: '' })}
          onDay={(name) => edit({ diaFin: name })}
        />
      )}
      {plan && (
        <SuggestedHours
          suggestions={[{ instante: plan.inicio, hasta: plan.fin, why: 'plan' }]}
          format={format}
          onTake={() =>
            edit({
              hora: clockOf(plan.inicio, zona),
              dia: format.dayOf(plan.inicio),
              fin: clockOf(plan.fin, zona),
              diaFin: format.dayOf(plan.fin),
            })
          }
        />
      )}
      {proposal.needsProject && (
        <ProjectField
          label={t('correcciones.proponer.proyecto')}
          none={t('correcciones.proponer.elige-proyecto')}
          value={Number(fields.proyecto) || null}
          error={errors['proyecto']}
          onChange={(id) => edit({ proyecto: id === null ? '' : String(id) })}
        />
      )}
      <ReasonField label={t('correcciones.motivo.etiqueta')} of={form.field<string>('motivo')} presets={presets} />
      {/* Below everything that can be pressed, because it appears and disappears while the person is typing. */}
      <DoubtNote hours={hours} after={proposal.after} fecha={dia.fecha} zona={zona} format={format} />
      <Outlook dia={dia} before={proposal.before} after={proposal.after} hours={hours} zona={zona} format={format} />
      {modo === 'dia' && (
        <Text size="sm" data-tone="quiet" mt="0.375rem">
          {t('correcciones.proponer.pausas')}
        </Text>
      )}
    </CorrectionForm>
  );
}

const LABELS = {
  salida: 'correcciones.proponer.hora-salida',
  fichaje: 'correcciones.proponer.hora',
  dia: 'correcciones.proponer.hora-entrada',
} as const;

const NAMES = {
  salida: 'correcciones.proponer.modo-salida',
  fichaje: 'correcciones.proponer.modo-fichaje',
  dia: 'correcciones.proponer.modo-dia',
} as const satisfies Record<Mode, string>;

/** The choice of what is missing on the day. */
function ModeChoice({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentChoice
      mb="lg"
      aria-label={t('correcciones.proponer.falta')}
      value={value}
      options={MODES.map((mode) => ({ value: mode, label: t(NAMES[mode]) }))}
      onChoose={onChange}
    />
  );
}

type SuggestedHoursProps = {
  suggestions: readonly (SalidaPosible & { hasta?: string })[];
  format: Format;
  onTake: (instante: string) => void;
};

/** Possible hours. A press fills the field; nothing is sent before the person confirms it. */
function SuggestedHours({ suggestions, format, onTake }: SuggestedHoursProps) {
  const { t } = useTranslation();
  const textOf = ({ instante, hasta, why }: SuggestedHoursProps['suggestions'][number]): string => {
    const hora = format.hour(instante);
    if (hasta) return t('correcciones.sugerencia.turno', { desde: hora, hasta: format.hour(hasta) });
    const isOne = isOneOClock(instante, format.zone);
    if (why === 'plan') return t(isOne ? 'correcciones.sugerencia.prevista-una' : 'correcciones.sugerencia.prevista', { hora });
    return t(isOne ? 'correcciones.sugerencia.completa-una' : 'correcciones.sugerencia.completa', { hora });
  };
  if (suggestions.length === 0) return null;
  return (
    <Group gap={0} ml="-0.5rem">
      {suggestions.map((one) => (
        <Button key={one.why} variant="transparent" leftSection={<Glyph of={IconClock} size="sm" />} onClick={() => onTake(one.instante)}>
          {textOf(one)}
        </Button>
      ))}
    </Group>
  );
}
