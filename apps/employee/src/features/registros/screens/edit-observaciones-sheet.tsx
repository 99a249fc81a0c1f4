import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { entradaObservaciones } from '@jornada/contract/registros/correction-inputs.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useKept } from '@jornada/web/form/use-kept.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useDia, useGuardarObservaciones, useObservaciones, useTipos } from '../api-correcciones.ts';
import { checkInput, type ProposalErrors } from '../correcciones/check-form.ts';
import { DoubtNote } from '../correcciones/doubt-note.tsx';
import { FormFoot } from '../correcciones/form-foot.tsx';
import { HourField } from '../correcciones/hour-field.tsx';
import { Outlook } from '../correcciones/outlook.tsx';
import { placeError } from '../correcciones/place-error.ts';
import { ReasonField } from '../correcciones/reason-field.tsx';
import { RecordName } from '../correcciones/record-name.tsx';
import { RemarkHistory } from '../correcciones/remark-history.tsx';
import { useClose } from '../correcciones/use-close.ts';
import { moveOf } from '../correcciones/use-move.ts';
import { WaitingSheet } from '../correcciones/waiting-sheet.tsx';

/** The remark about one record, with earlier remarks, and another hour if needed. */
export function EditObservacionesSheet() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const carga = useObservaciones(Number(id));
  if (!carga.data) {
    return <WaitingSheet title={t('correcciones.observaciones.titulo')} error={carga.error} onRetry={() => void carga.refetch()} />;
  }
  return <RemarkForm key={id} carga={carga.data} />;
}

function RemarkForm({ carga: { registro, historia } }: { carga: SalidaDe<typeof registros.cargaObservaciones> }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const { UsuarioPuedeModificarFichajes: isImmediate } = useProfile();
  const { id, fecha, zona } = registro;
  const format = useFormat(zona);
  const ahora = useMinute();
  const close = useClose(fecha);
  const {
    values: fields,
    put: change,
    forget,
  } = useKept(`observaciones.${id}`, {
    observaciones: registro.observaciones ?? '',
    conHora: '',
    hora: '',
    dia: '',
  });
  const asksHour = fields.conHora !== '';
  const dia = useDia(asksHour ? fecha : undefined).data;
  const tipos = useTipos().data?.items ?? [];
  const [errors, setErrors] = useState<ProposalErrors>({});
  const save = useGuardarObservaciones();
  const { hour, before, after } = moveOf({ registro, dia, tipos, hora: fields.hora, named: fields.dia, ahora, format });
  const placed = placeError(save.error, t('errores.general.desconocido'));

  const edit = (part: Partial<typeof fields>) => {
    change(part);
    setErrors({});
    save.reset();
  };
  const send = () => {
    if (save.isPending) return;
    const text = fields.observaciones.trim();
    const isSame = text === (registro.observaciones ?? '') && !asksHour;
    const input = { id, observaciones: text || null, ...(asksHour ? { HoraActualizadaFichaje: hour.chosen?.instante ?? '' } : {}) };
    const found: ProposalErrors = {
      ...(isSame ? { motivo: t('correcciones.observaciones.sin-cambios') } : {}),
      // Another hour is a proposal, which needs a reason.
      ...(asksHour && text === '' ? { motivo: t('validacion.obligatorio') } : {}),
      ...checkInput(entradaObservaciones, input, t),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(input, {
      onSuccess: ({ correccion }) => {
        forget();
        notices.show(
          t(asksHour && correccion?.estado === 'pendiente' ? 'correcciones.observaciones.pedida' : 'correcciones.observaciones.guardada'),
        );
        close();
      },
    });
  };
  return (
    <Sheet
      title={t('correcciones.observaciones.titulo')}
      closeLabel={t('correcciones.cerrar')}
      onClose={close}
      foot={
        <FormFoot
          label={t('correcciones.observaciones.guardar')}
          busy={save.isPending}
          isImmediate={!asksHour || isImmediate}
          hint={t(
            !asksHour
              ? 'correcciones.decide.queda-escrita'
              : isImmediate
                ? 'correcciones.decide.al-momento'
                : 'correcciones.decide.responsable',
          )}
          problem={placed.general}
          onSend={send}
        />
      }
    >
      <RecordName registro={registro} />
      <ReasonField
        label={t('correcciones.observaciones.etiqueta')}
        value={fields.observaciones}
        error={errors.motivo ?? placed.motivo}
        required={asksHour}
        onChange={(observaciones) => edit({ observaciones })}
      />
      {asksHour ? (
        <>
          <HourField
            label={t('correcciones.cambio.hora')}
            value={fields.hora}
            state={hour}
            format={format}
            error={errors.hora ?? placed.hora}
            onHora={(hora) => edit({ hora, dia: '' })}
            onDay={(name) => edit({ dia: name })}
          />
          <DoubtNote hours={[hour]} after={after} fecha={fecha} zona={zona} format={format} />
          <Button variant="subtle" mt="xs" onClick={() => edit({ conHora: '', hora: '', dia: '' })}>
            {t('correcciones.observaciones.sin-hora')}
          </Button>
          {dia && before && <Outlook dia={dia} before={before} after={after} hours={[hour]} zona={zona} format={format} />}
        </>
      ) : (
        <Button variant="subtle" mt="xs" leftSection={<Glyph of={IconClock} />} onClick={() => edit({ conHora: '1' })}>
          {t('correcciones.observaciones.con-hora')}
        </Button>
      )}
      <RemarkHistory historia={historia} format={format} />
    </Sheet>
  );
}
