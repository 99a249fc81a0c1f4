import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { IDENTIFICACIONES, type ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { CheckRow } from '@jornada/ui/check-row.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../../shared/services.tsx';

type Props = {
  config: ConfiguracionQuiosco;
  centros: SalidaDe<typeof quiosco.centros>['items'];
  subtipos: SalidaDe<typeof quiosco.subtipos>['items'];
};

const toggled = <T,>(list: readonly T[], one: T): T[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** Centre, what is clocked, how people say who they are, photo, visits and message. */
export function ConfigForm({ config, centros, subtipos }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const { notices } = useServices();
  const messageOf = useMessageOf();
  const [values, setValues] = useState(config);
  const set = (change: Partial<ConfiguracionQuiosco>): void => setValues((before) => ({ ...before, ...change }));
  const save = useSend(quiosco.guardarConfiguracion, {
    onSuccess: () => {
      notices.show(t('quiosco.config.guardado'));
      void router.navigate({ to: '/quiosco', replace: true });
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { centroId, identificacion, otrosCentros, foto, diasFoto, visitas, mensaje, version } = values;
    if (centroId === null || identificacion.length === 0) return;
    save.mutate({ centroId, subtipos: values.subtipos, identificacion, otrosCentros, foto, diasFoto, visitas, mensaje, version });
  };
  const chosen = values.subtipos ?? subtipos.map(({ Subtipo }) => Subtipo);
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <NativeSelect
          size="lg"
          label={t('quiosco.config.centro')}
          data={[
            ...(values.centroId === null ? [{ value: '', label: '' }] : []),
            ...centros.map(({ Id, Nombre }) => ({ value: String(Id), label: Nombre })),
          ]}
          value={String(values.centroId ?? '')}
          onChange={({ currentTarget: { value } }) => set({ centroId: Number(value) || null })}
          error={values.centroId === null ? t('validacion.obligatorio') : null}
        />
        <fieldset>
          <legend>{t('quiosco.config.identificacion')}</legend>
          {IDENTIFICACIONES.map((one) => (
            <CheckRow
              key={one}
              checked={values.identificacion.includes(one)}
              onChange={() => set({ identificacion: toggled(values.identificacion, one) })}
            >
              {t(`quiosco.identificacion.${one}`)}
            </CheckRow>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('quiosco.config.subtipos')}</legend>
          {subtipos.map(({ Subtipo, Nombre }) => (
            <CheckRow
              key={Subtipo}
              checked={Subtipo === 'trabajo' || chosen.includes(Subtipo)}
              disabled={Subtipo === 'trabajo'}
              onChange={() => set({ subtipos: toggled(chosen, Subtipo) })}
            >
              {Nombre}
            </CheckRow>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('quiosco.config.ademas')}</legend>
          <CheckRow checked={values.otrosCentros} onChange={() => set({ otrosCentros: !values.otrosCentros })}>
            {t('quiosco.config.otros-centros')}
          </CheckRow>
          <CheckRow checked={values.visitas} onChange={() => set({ visitas: !values.visitas })}>
            {t('quiosco.config.visitas')}
          </CheckRow>
          <CheckRow checked={values.foto} onChange={() => set({ foto: !values.foto })}>
            {t('quiosco.config.foto')}
          </CheckRow>
        </fieldset>
        {values.foto && (
          <TextInput
            size="lg"
            type="number"
            inputMode="numeric"
            label={t('quiosco.config.dias-foto')}
            min={1}
            max={90}
            required
            withAsterisk={false}
            value={values.diasFoto || ''}
            onChange={({ currentTarget: { value } }) => set({ diasFoto: Number(value) })}
          />
        )}
        <Textarea
          size="lg"
          label={t('quiosco.config.mensaje')}
          maxLength={300}
          autosize
          minRows={2}
          value={values.mensaje}
          onChange={(event) => set({ mensaje: event.currentTarget.value })}
        />
        {save.error && <p role="alert">{messageOf(save.error)}</p>}
        <Button type="submit" size="xl" loading={save.isPending}>
          {t('quiosco.config.guardar')}
        </Button>
      </Stack>
    </form>
  );
}
