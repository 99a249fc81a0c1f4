import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { ownerOf } from '@jornada/client';
import { entradaGasto, gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoNuevo } from '@jornada/contract/gastos/vistas.ts';
import { CLASES_GASTO, MONEDA_DE_PAGO, type ClaseGasto } from '@jornada/domain/gastos/modelo.ts';
import { OBLIGATORIOS } from '@jornada/domain/gastos/resultado.ts';
import { IconCar, IconReceiptEuro, IconToolsKitchen2 } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { MAXIMO_DE_FICHEROS } from '@jornada/contract/ficheros.ts';
import { useUploads } from '@jornada/web/files/use-uploads.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useExpenseWords } from '@jornada/features/solicitudes/gastos/use-expense-words.ts';
import { takeHandedPhoto } from '../../../shared/handed-photo.ts';
import { RequestForm } from '../../../shared/solicitudes/request-form.tsx';
import { useNuevo } from '../api.ts';
import { useDrafts } from '../drafts/drafts-provider.tsx';
import { askedOf, inputOf, isWorthKeeping, valuesOf, withUsual, type GastoValues } from '../model/values.ts';
import { Consequences } from './consequences.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { FormContext, type GastoForm } from './form-context.ts';
import { KmOffer } from './km-offer.tsx';
import { MoreFields } from './more-fields.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { Receipts } from './receipts.tsx';
import { TripFields } from './trip-fields.tsx';
import { WayFields } from './way-fields.tsx';

const ICONS = { ticket: IconReceiptEuro, kilometros: IconCar, dieta: IconToolsKitchen2 };

type Props = {
  /** The expense that is changed. */
  id: number | undefined;
  /** The draft of a new one on this device. */
  draftKey: string | null;
  nuevo: GastoNuevo;
  proyectoNombre: string;
  onClose: () => void;
};

/** The fields of an expense: they change with its class, and say what they mean while one types. */
export function GastoFields({ id, draftKey, nuevo, proyectoNombre, onClose }: Props) {
  const { t } = useTranslation();
  const { format, today } = useExpenseWords();
  const navigate = useNavigate();
  const { drafts, isKept } = useDrafts();
  const { version, estado } = nuevo;
  const isNew = id === undefined;
  const isUnsent = isNew || estado === 'borrador';
  const [initial] = useState(() => (isUnsent ? withUsual(valuesOf(nuevo, proyectoNombre), nuevo, today) : valuesOf(nuevo, proyectoNombre)));
  const form = useContractForm(gastos.guardar, {
    schema: entradaGasto,
    initial,
    input: inputOf,
    ...(!isNew && version !== null && { which: { id, version } }),
    draft: `gastos.${draftKey ?? id}`,
    isOnce: true,
    sendsUnchanged: isUnsent,
    last: async () => {
      const ficheros = await uploads.settle();
      if (ficheros) return { ficheros };
      form.refuse({ ficheros: t('gastos.formulario.sin-subir') });
      return null;
    },
    place: ({ code, message }) => (code === 'gastos.falta-justificante' ? { ficheros: message } : null),
    notice: ({ espera }) => (espera?.nombre ? t('gastos.formulario.enviado-a', { nombre: espera.nombre }) : t('gastos.formulario.enviado')),
    onSaved: (saved) => {
      if (draftKey !== null) void drafts.remove(draftKey);
      void navigate({ to: '/gastos-view/$id', params: { id: String(saved.id) }, search: {}, replace: true });
    },
  });
  const { values } = form;
  const [keeper] = useState(() => (draftKey === null ? undefined : drafts.keeper(draftKey, () => form.values)));
  const uploads = useUploads({
    value: values.ficheros,
    max: MAXIMO_DE_FICHEROS,
    onChange: (ficheros) => form.put({ ficheros }),
    keeper,
    saved: nuevo.ficheros,
  });
  const { session } = useWebServices();
  const addHanded = useEffectEvent(() => {
    const photo = isNew ? takeHandedPhoto(ownerOf(session.get())) : null;
    if (photo) uploads.add(photo);
  });
  useEffect(() => addHanded(), []);
  const told = useNuevo(askedOf(values, id));
  const now = told.data ?? nuevo;
  const of = withLive(form, told.isFresh ? now : null, values.clase);
  const hasFiles = uploads.items.length > 0;
  const isWorth = isWorthKeeping(values, initial);
  useKeepOnDevice({ draftKey, values, isWorth, hasFiles });

  const classes = CLASES_GASTO.filter((clase) => now.tipos.some((tipo) => tipo.clase === clase));
  const choose = (clase: ClaseGasto): void => {
    const [only, ...others] = now.tipos.filter((tipo) => tipo.clase === clase);
    form.put({ clase, tipo: only && others.length === 0 ? only.id : null });
  };
  const typed = values.clase === 'ticket' && values.moneda === MONEDA_DE_PAGO ? values.totalCentimos : null;
  const cents = (told.isFresh ? now.consecuencias.importe?.totalCentimos : null) ?? typed;
  const isReceipt = values.clase === 'ticket';
  return (
    <RequestForm
      of={of}
      title={t(isNew ? 'gastos.formulario.titulo' : 'gastos.formulario.cambiar')}
      send={
        cents
          ? t(isUnsent ? 'gastos.formulario.enviar-importe' : 'gastos.formulario.guardar-importe', {
              importe: format.money(cents, MONEDA_DE_PAGO),
            })
          : t(isUnsent ? 'gastos.formulario.enviar' : 'gastos.formulario.guardar')
      }
      deciders={now.decide}
      {...(isKept && isNew && (isWorth || hasFiles) && { kept: t('gastos.formulario.guardado') })}
      onClose={onClose}
    >
      {isNew && !form.isDirty && uploads.items.length === 0 && <DraftOffer />}
      {classes.length > 1 && (
        <SegmentChoice
          aria-label={t('gastos.formulario.clase')}
          value={values.clase}
          options={classes.map((value) => ({ value, label: t(`gastos.clases.${value}`), icon: ICONS[value] }))}
          onChoose={choose}
        />
      )}
      {isReceipt && (
        <ReceiptFields of={of} nuevo={now} uploads={uploads}>
          <Consequences of={of} query={{ ...told, data: now }} />
        </ReceiptFields>
      )}
      {values.clase === 'kilometros' && <WayFields of={of} nuevo={now} />}
      {values.clase === 'dieta' && <TripFields of={of} nuevo={now} />}
      {!isReceipt && <Consequences of={of} query={{ ...told, data: now }} />}
      {isReceipt && isNew && <KmOffer of={of} nuevo={now} />}
      {!isReceipt && uploads.items.length > 0 && <Receipts uploads={uploads} error={of.field<number[]>('ficheros').error} />}
      <MoreFields of={of} nuevo={now} />
      <FormContext value={{ of, nuevo: now }}>
        <Outlet />
      </FormContext>
    </RequestForm>
  );
}

/** What is missing is said when it is sent; that lines and total differ is said between them. */
const SAID_LATER = new Set(['falta', 'falta-justificante', 'total-no-cuadra']);

/**
 * The form with what the server says of fields that are typed already, and with what a class needs. What is still empty is said when it
 * is sent.
 */
function withLive(form: GastoForm, nuevo: GastoNuevo | null, clase: ClaseGasto): GastoForm {
  const needed = new Set<string>(['tipo', ...OBLIGATORIOS[clase]]);
  const live = new Map(
    nuevo?.consecuencias.obstaculos.flatMap(({ codigo, campo, mensaje }) =>
      campo === null || SAID_LATER.has(codigo) ? [] : [[campo, mensaje] as const],
    ),
  );
  return {
    ...form,
    field: (name) => {
      const field = form.field(name);
      const rule = needed.has(name) ? { ...field.rule, isRequired: true } : field.rule;
      return { ...field, rule, error: field.error ?? live.get(name) };
    },
  };
}

type Keeping = { draftKey: string | null; values: GastoValues; isWorth: boolean; hasFiles: boolean };

/** Keeps what is typed on this device, until it is sent or discarded. */
function useKeepOnDevice({ draftKey, values, isWorth, hasFiles }: Keeping): void {
  const { drafts } = useDrafts();
  const [wasWorth, setWasWorth] = useState(isWorth);
  if (isWorth && !wasWorth) setWasWorth(true);
  useEffect(() => {
    if (draftKey === null) return;
    if (isWorth) void drafts.put(draftKey, values);
    else if (wasWorth && !hasFiles) void drafts.remove(draftKey);
  }, [drafts, draftKey, isWorth, wasWorth, hasFiles, values]);
}
