import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { entradaCambioHora } from '@jornada/contract/registros/correction-inputs.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { OldNew } from '../../../shared/day/old-new.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useDia, useSolicitarCambio, useSolicitud, useTipos } from '../api-correcciones.ts';
import { checkInput, type ProposalErrors } from '../correcciones/check-form.ts';
import { DoubtNote } from '../correcciones/doubt-note.tsx';
import { FormFoot } from '../correcciones/form-foot.tsx';
import { HourField } from '../correcciones/hour-field.tsx';
import { Outlook } from '../correcciones/outlook.tsx';
import { placeError } from '../correcciones/place-error.ts';
import { ReasonField } from '../correcciones/reason-field.tsx';
import { RecordName } from '../correcciones/record-name.tsx';
import { ProposedChange } from '../correcciones/proposed-change.tsx';
import { useClose } from '../correcciones/use-close.ts';
import { moveOf } from '../correcciones/use-move.ts';
import { WaitingSheet } from '../correcciones/waiting-sheet.tsx';

/** Asks for another hour for one record. */
export function SolicitudCambioHoraSheet() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const solicitud = useSolicitud(Number(id));
  if (!solicitud.data) {
    return <WaitingSheet title={t('correcciones.cambio.titulo')} error={solicitud.error} onRetry={() => void solicitud.refetch()} />;
  }
  const { registro, correcciones } = solicitud.data;
  const pending = correcciones.filter(({ estado }) => estado === 'pendiente');
  if (pending.length === 0) return <ChangeForm key={id} solicitud={solicitud.data} />;
  return (
    <ProposedChange title={t('correcciones.cambio.titulo')} zona={registro.zona} correcciones={pending}>
      <RecordName registro={registro} />
    </ProposedChange>
  );
}

function ChangeForm({ solicitud: { registro, acuerdoInmediato } }: { solicitud: SalidaDe<typeof registros.cargaSolicitud> }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { id, fecha, zona, momento } = registro;
  const format = useFormat(zona);
  const ahora = useMinute();
  const close = useClose(fecha);
  const dia = useDia(fecha).data;
  const tipos = useTipos().data?.items ?? [];
  const { values: fields, put: change, forget } = useKept(`cambio.${id}`, { hora: '', dia: '', motivo: '' });
  const [errors, setErrors] = useState<ProposalErrors>({});
  const request = useSolicitarCambio();
  const { hour, before, after } = moveOf({ registro, dia, tipos, hora: fields.hora, named: fields.dia, ahora, format });
  const placed = placeError(request.error, t('errores.general.desconocido'));

  const edit = (part: Partial<typeof fields>) => {
    change(part);
    setErrors({});
    request.reset();
  };
  const send = () => {
    if (request.isPending) return;
    const input = { id, hora: hour.chosen?.instante ?? '', motivo: fields.motivo };
    const found = checkInput(entradaCambioHora, input, t);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    request.mutate(input, {
      onSuccess: ({ correccion }) => {
        forget();
        notices.show(t(correccion.estado === 'acordada' ? 'correcciones.cambio.aplicado' : 'correcciones.cambio.enviado'));
        close();
      },
    });
  };
  return (
    <Sheet
      title={t('correcciones.cambio.titulo')}
      closeLabel={t('correcciones.cerrar')}
      onClose={close}
      foot={
        <FormFoot
          label={t(acuerdoInmediato ? 'correcciones.cambio.aplicar' : 'correcciones.cambio.enviar')}
          busy={request.isPending}
          isImmediate={acuerdoInmediato}
          hint={t(acuerdoInmediato ? 'correcciones.decide.al-momento' : 'correcciones.decide.responsable')}
          problem={placed.general}
          onSend={send}
        />
      }
    >
      <RecordName registro={registro} />
      <HourField
        label={t('correcciones.cambio.hora')}
        value={fields.hora}
        state={hour}
        format={format}
        error={errors.hora ?? placed.hora}
        onHora={(hora) => edit({ hora, dia: '' })}
        onDay={(name) => edit({ dia: name })}
      />
      {hour.chosen && (
        <Text mt="md">
          <OldNew of={{ fecha, momentoAntes: momento, momentoNuevo: hour.chosen.instante }} format={format} size="figure" />
        </Text>
      )}
      <ReasonField
        label={t('correcciones.motivo.etiqueta')}
        value={fields.motivo}
        error={errors.motivo ?? placed.motivo}
        onChange={(motivo) => edit({ motivo })}
      />
      <DoubtNote hours={[hour]} after={after} fecha={fecha} zona={zona} format={format} />
      {dia && before && <Outlook dia={dia} before={before} after={after} hours={[hour]} zona={zona} format={format} />}
    </Sheet>
  );
}
