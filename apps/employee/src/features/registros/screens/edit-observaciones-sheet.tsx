import { useTranslation } from 'react-i18next';
import { Box, Button, Text } from '@mantine/core';
import { Navigate, useParams } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import { entradaObservaciones } from '@jornada/contract/registros/correction-inputs.ts';
import type { Format } from '@jornada/i18n';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconClock } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { CHANGE, useObservaciones } from '../api-correcciones.ts';
import { CorrectionForm } from '../correcciones/correction-form.tsx';
import { CorrectionSheet } from '../correcciones/correction-sheet.tsx';
import { DoubtNote } from '../correcciones/doubt-note.tsx';
import { doubtOf } from '../correcciones/doubt.ts';
import { HourField } from '../correcciones/hour-field.tsx';
import { Outlook } from '../correcciones/outlook.tsx';
import { placeRefusal } from '../correcciones/place-refusal.ts';
import { ReasonField } from '../correcciones/reason-field.tsx';
import { RecordName } from '../correcciones/record-name.tsx';
import { useClose } from '../correcciones/use-close.ts';
import { useDoubtQuestion } from '../correcciones/use-doubt-question.ts';
import { useDoubtWords } from '../correcciones/use-doubt-words.ts';
import { useMove } from '../correcciones/use-move.ts';
import { changeHourPath } from '../ways.ts';

/** The remark about one record, with earlier remarks, and another hour if needed. */
export function EditObservacionesSheet() {
  const { t } = useTranslation();
  const { id } = useParams({ strict: false });
  const { ComentariosEnFichajes } = useProfile();
  const carga = useObservaciones(Number(id));
  const { data } = carga;
  // Without remarks there is only the hour to change. One that is shown all the same is of a type that asks for it.
  const isOnlyHour = data && !ComentariosEnFichajes && data.registro.observaciones === null;
  if (isOnlyHour) return <Navigate to={changeHourPath(Number(id))} replace />;
  return (
    <CorrectionSheet title={t('correcciones.observaciones.titulo')} error={carga.error} onRetry={() => void carga.refetch()}>
      {data ? <RemarkForm key={id} carga={data} /> : null}
    </CorrectionSheet>
  );
}

const NO_HOUR = { conHora: false, hora: '', dia: '' };

function RemarkForm({ carga: { registro, historia } }: { carga: SalidaDe<typeof registros.cargaObservaciones> }) {
  const { t } = useTranslation();
  const { UsuarioPuedeModificarFichajes: isImmediate } = useProfile();
  const { id, fecha, zona } = registro;
  const isAtKiosk = useAtKiosk();
  const close = useClose(fecha);
  const { asked, ask } = useDoubtQuestion();
  const form = useContractForm(registros.observaciones, {
    schema: entradaObservaciones,
    initial: { ...NO_HOUR, observaciones: registro.observaciones ?? '' },
    input: ({ observaciones, conHora, ...typed }) => ({
      id,
      observaciones: observaciones.trim() || null,
      ...(conHora ? { HoraActualizadaFichaje: moveTo(typed).hour.chosen?.instante ?? '' } : {}),
    }),
    names: { HoraActualizadaFichaje: 'hora' },
    // Another hour is a proposal, which needs a reason.
    check: ({ conHora, observaciones }) =>
      conHora && observaciones.trim() === '' ? { observaciones: t('validacion.obligatorio') } : NOTHING,
    last: (): Promise<object | null> => ask(doubt && wordsOf(doubt)),
    place: placeRefusal,
    draft: `observaciones.${id}`,
    sendsUnchanged: false,
    isOnce: true,
    sending: CHANGE,
    notice: ({ correccion }) =>
      t(correccion?.estado === 'pendiente' ? 'correcciones.observaciones.pedida' : 'correcciones.observaciones.guardada'),
    onSaved: close,
  });
  const { conHora } = form.values;
  const { dia, format, moveTo } = useMove(registro, conHora);
  const { hour, before, after } = moveTo(form.values);
  const wordsOf = useDoubtWords({ fecha, zona, format });
  const doubt = conHora ? doubtOf({ hours: [hour], after }) : null;
  const remark = form.field<string>('observaciones');
  return (
    <CorrectionForm
      of={form}
      title={t('correcciones.observaciones.titulo')}
      onClose={close}
      save={t('correcciones.observaciones.guardar')}
      isImmediate={!conHora || isImmediate}
      asked={asked}
      hint={t(
        !conHora ? 'correcciones.decide.queda-escrita' : isImmediate ? 'correcciones.decide.al-momento' : 'correcciones.decide.responsable',
        { hora: format.hour(registro.momento, zona) },
      )}
    >
      <RecordName registro={registro} />
      <ReasonField
        label={t('correcciones.observaciones.etiqueta')}
        of={{ ...remark, error: form.isIdle ? t('correcciones.observaciones.sin-cambios') : remark.error }}
        isRequired={conHora}
      />
      {conHora ? (
        <>
          <HourField
            label={t('correcciones.cambio.hora')}
            value={form.values.hora}
            state={hour}
            format={format}
            error={form.errors['hora']}
            onHora={(hora) => form.put({ hora, dia: '' })}
            onDay={(name) => form.put({ dia: name })}
          />
          <DoubtNote hours={[hour]} after={after} fecha={fecha} zona={zona} format={format} />
          <Button variant="subtle" mt="xs" onClick={() => form.put(NO_HOUR)}>
            {t('correcciones.observaciones.sin-hora')}
          </Button>
          {dia && before && <Outlook dia={dia} before={before} after={after} hours={[hour]} zona={zona} format={format} />}
        </>
      ) : (
        !isAtKiosk && (
          <Button variant="subtle" mt="xs" leftSection={<Glyph of={IconClock} />} onClick={() => form.put({ conHora: true })}>
            {t('correcciones.observaciones.con-hora')}
          </Button>
        )
      )}
      <RemarkHistory historia={historia} format={format} />
    </CorrectionForm>
  );
}

const NOTHING = {};

type Props = { historia: SalidaDe<typeof registros.cargaObservaciones>['historia']; format: Format };

/** The remarks about a record, by whom and when, newest first. All of them are kept for ever. */
function RemarkHistory({ historia, format }: Props) {
  const { t } = useTranslation();
  // A record without a remark at first has an empty first version, which is left out.
  const said = historia.filter(({ observaciones }, index) => index > 0 || observaciones !== null);
  if (said.length === 0) return null;
  return (
    <Box component="section" mt="xl" aria-labelledby="remark-history">
      <h3 id="remark-history">{t('correcciones.observaciones.historia')}</h3>
      <Rows as="ol" mt="xs">
        {said.toReversed().map(({ momento, autor, observaciones }) => (
          <Box component="li" py="sm" key={momento}>
            <Text size="sm" c="dimmed">
              {t('correcciones.observaciones.escrita', {
                autor,
                momento: `${format.date(format.dayOf(momento), 'day')}, ${format.hour(momento)}`,
              })}
            </Text>
            <p>{observaciones ?? t('correcciones.observaciones.borrada')}</p>
          </Box>
        ))}
      </Rows>
    </Box>
  );
}
