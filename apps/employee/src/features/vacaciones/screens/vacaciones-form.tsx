import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaVacaciones, vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { ConsecuenciasVista, SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { MITADES } from '@jornada/domain/horario/modelo.ts';
import { IconHourglassLow } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { LongTextField } from '@jornada/web/form/fields.tsx';
import { RangeFields } from '@jornada/web/form/range-fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { useRequestWords } from '@jornada/features/solicitudes/use-request-words.ts';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useWayBack } from '../../../shared/solicitudes/use-way-back.ts';
import { useNuevo, type Fields } from '../api.ts';
import { Consequences } from '../components/consequences.tsx';

/** Asking for vacations, or changing a request that nobody has decided yet: with its consequences while one types. */
export function VacacionesForm() {
  const { t } = useTranslation();
  const { id } = useSearch({ from: '/shell/session/vacaciones/vacaciones-form' });
  const close = useWayBack('/vacaciones');
  const query = useNuevo(id === undefined ? {} : { id });
  if (query.data && !query.isPlaceholderData) return <Fields key={id} id={id} nuevo={query.data} onClose={close} />;
  return (
    <Sheet
      title={t(id === undefined ? 'vacaciones.formulario.titulo' : 'vacaciones.formulario.cambiar')}
      closeLabel={t('solicitudes.cerrar')}
      onClose={close}
    >
      <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>
    </Sheet>
  );
}

type Props = { id: number | undefined; nuevo: SalidaDe<typeof vacaciones.nuevo>; onClose: () => void };
const WHOLE = 'entero';

function Fields({ id, nuevo, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { days, shortDay } = useRequestWords();
  const { desde: asked } = useSearch({ from: '/shell/session/vacaciones/vacaciones-form' });
  const { valores, version, politica, estado } = nuevo;
  const isNew = id === undefined;
  const isUnsent = isNew || estado === 'borrador';
  const form = useContractForm(vacaciones.guardar, {
    schema: entradaVacaciones,
    initial: {
      desde: valores.desde ?? asked ?? '',
      hasta: valores.hasta ?? asked ?? '',
      mitad: valores.mitad,
      comentario: valores.comentario ?? '',
    },
    input: ({ comentario, ...same }) => ({ ...same, comentario: comentario.trim() === '' ? null : comentario.trim() }),
    ...(!isNew && version !== null && { which: { id, version } }),
    check: ({ desde, hasta }): Record<string, string> =>
      desde !== '' && hasta !== '' && hasta < desde ? { hasta: t('vacaciones.formulario.al-reves') } : {},
    draft: isNew ? 'vacaciones' : `vacaciones.${id}`,
    isOnce: true,
    // A draft of the server is sent as it is.
    sendsUnchanged: isUnsent,
    notice: ({ espera }) =>
      espera?.nombre ? t('vacaciones.formulario.enviada-a', { nombre: espera.nombre }) : t('vacaciones.formulario.enviada'),
    onSaved: (saved) => void navigate({ to: '/vacaciones-view/$id', params: { id: String(saved.id) }, replace: true }),
  });
  const { desde, hasta, mitad } = form.values;
  const isWhole = desde !== '' && hasta !== '' && hasta >= desde;
  const fields: Fields = { ...(id !== undefined && { id }), desde, hasta, mitad };
  const { caduca } = nuevo.saldo;
  const told = useNuevo(isWhole ? fields : isNew ? {} : { id });
  // Days of a request that was sent are no more in the balance.
  const taken = isWhole && isUnsent ? told.data?.consecuencias?.cuenta.detalle : undefined;
  const lost = caduca === null ? 0 : lostDays(caduca, taken ?? []);
  return (
    <RequestForm
      of={form}
      title={t(isNew ? 'vacaciones.formulario.titulo' : 'vacaciones.formulario.cambiar')}
      send={t(isUnsent ? 'vacaciones.formulario.enviar' : 'vacaciones.formulario.guardar')}
      deciders={(told.data ?? nuevo).decide}
      onClose={onClose}
    >
      <RangeFields
        of={form}
        first={{ name: 'desde', label: t('vacaciones.formulario.desde') }}
        last={{ name: 'hasta', label: t('vacaciones.formulario.hasta') }}
        toward="future"
        // A thumb chooses in the calendar; hands on a keyboard type.
        isOpener={desde === '' && hasta === '' && matchMedia('(pointer: coarse)').matches}
      />
      {caduca && lost > 0 && (
        <Note icon={IconHourglassLow} tone="warn" words="ink">
          {t('vacaciones.formulario.caduca', { count: lost, dias: days(lost), dia: shortDay(caduca.fecha) })}
        </Note>
      )}
      {politica.permiteMedios && (
        <div>
          <Text id="cada-dia" size="sm" fw={550}>
            {t('vacaciones.formulario.cada-dia')}
          </Text>
          <SegmentChoice
            mt="xs"
            aria-labelledby="cada-dia"
            value={mitad ?? WHOLE}
            options={[WHOLE, ...MITADES].map((value) => ({ value, label: t(`vacaciones.mitades.${value}`) }))}
            onChoose={(value) => form.put({ mitad: MITADES.find((one) => one === value) ?? null })}
          />
        </div>
      )}
      {isWhole && <Consequences query={told} />}
      <LongTextField of={form} name="comentario" label={t('vacaciones.formulario.comentario')} rows={3} />
    </RequestForm>
  );
}

/** How many days of the balance still expire with the days that are asked for: those until the day of expiry are taken first. */
function lostDays(
  { dias, fecha }: NonNullable<SaldoVista['caduca']>,
  taken: readonly Pick<ConsecuenciasVista['cuenta']['detalle'][number], 'fecha' | 'dias'>[],
): number {
  const used = taken.reduce((sum, one) => (one.fecha <= fecha ? sum + one.dias : sum), 0);
  return Math.max(0, dias - used);
}
