import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { entradaCambioHora } from '@jornada/contract/registros/correction-inputs.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { OldNew } from '@jornada/features/day/old-new.tsx';
import { CHANGE, useSolicitud } from '../api-correcciones.ts';
import { CorrectionForm } from '../correcciones/correction-form.tsx';
import { CorrectionSheet } from '../correcciones/correction-sheet.tsx';
import { doubtOf } from '../correcciones/doubt.ts';
import { DoubtNote } from '../correcciones/doubt-note.tsx';
import { HourField } from '../correcciones/hour-field.tsx';
import { Outlook } from '../correcciones/outlook.tsx';
import { placeRefusal } from '../correcciones/place-refusal.ts';
import { ProposedChange } from '../correcciones/proposed-change.tsx';
import { ReasonField } from '../correcciones/reason-field.tsx';
import { RecordName } from '../correcciones/record-name.tsx';
import { useClose } from '../correcciones/use-close.ts';
import { useDoubtQuestion } from '../correcciones/use-doubt-question.ts';
import { useDoubtWords } from '../correcciones/use-doubt-words.ts';
import { useMove } from '../correcciones/use-move.ts';

/** Asks for another hour for one record. */
export function SolicitudCambioHoraSheet() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const solicitud = useSolicitud(Number(id));
  return (
    <CorrectionSheet title={t('correcciones.cambio.titulo')} error={solicitud.error} onRetry={() => void solicitud.refetch()}>
      {solicitud.data ? <Change key={id} solicitud={solicitud.data} /> : null}
    </CorrectionSheet>
  );
}

type ChangeProps = { solicitud: SalidaDe<typeof registros.cargaSolicitud> };

function Change({ solicitud }: ChangeProps) {
  const { t } = useTranslation();
  const { registro, correcciones } = solicitud;
  const pending = correcciones.filter(({ estado }) => estado === 'pendiente');
  if (pending.length === 0) return <ChangeForm solicitud={solicitud} />;
  return (
    <ProposedChange title={t('correcciones.cambio.titulo')} zona={registro.zona} correcciones={pending}>
      <RecordName registro={registro} />
    </ProposedChange>
  );
}

function ChangeForm({ solicitud: { registro, acuerdoInmediato } }: ChangeProps) {
  const { t } = useTranslation();
  const { id, fecha, zona, momento } = registro;
  const close = useClose(fecha);
  const { dia, format, moveTo } = useMove(registro);
  const wordsOf = useDoubtWords({ fecha, zona, format });
  const { asked, ask } = useDoubtQuestion();
  const form = useContractForm(registros.solicitarCambioHora, {
    schema: entradaCambioHora,
    initial: { hora: '', dia: '', motivo: '' },
    input: (typed) => ({ id, hora: moveTo(typed).hour.chosen?.instante ?? '', motivo: typed.motivo }),
    last: (): Promise<object | null> => ask(doubt && wordsOf(doubt)),
    place: placeRefusal,
    draft: `cambio.${id}`,
    isOnce: true,
    sending: CHANGE,
    notice: ({ correccion }) => t(correccion.estado === 'acordada' ? 'correcciones.cambio.aplicado' : 'correcciones.cambio.enviado'),
    onSaved: close,
  });
  const { hour, before, after } = moveTo(form.values);
  const doubt = doubtOf({ hours: [hour], after });
  return (
    <CorrectionForm
      of={form}
      title={t('correcciones.cambio.titulo')}
      onClose={close}
      save={t(acuerdoInmediato ? 'correcciones.cambio.aplicar' : 'correcciones.cambio.enviar')}
      isImmediate={acuerdoInmediato}
      asked={asked}
      hint={t(acuerdoInmediato ? 'correcciones.decide.al-momento' : 'correcciones.decide.responsable', {
        hora: format.hour(momento, zona),
      })}
    >
      <RecordName registro={registro} />
      <HourField
        label={t('correcciones.cambio.hora')}
        value={form.values.hora}
        state={hour}
        format={format}
        error={form.errors['hora']}
        onHora={(hora) => form.put({ hora, dia: '' })}
        onDay={(name) => form.put({ dia: name })}
      />
      {hour.chosen && (
        <Text mt="md">
          <OldNew of={{ fecha, momentoAntes: momento, momentoNuevo: hour.chosen.instante }} format={format} size="figure" />
        </Text>
      )}
      <ReasonField label={t('correcciones.motivo.etiqueta')} of={form.field<string>('motivo')} />
      <DoubtNote hours={[hour]} after={after} fecha={fecha} zona={zona} format={format} />
      {dia && before && <Outlook dia={dia} before={before} after={after} hours={[hour]} zona={zona} format={format} />}
    </CorrectionForm>
  );
}
