import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import type { MesParaFirmar } from '@jornada/contract/firmas/vistas.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye, IconEyeOff, IconShieldCheck } from '@jornada/ui/icons.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { canOfferPasskeys, PasskeyCancelled } from '../../../native/passkeys.ts';
import { useServices } from '../../../shared/services.tsx';
import { useFirmar, type FirmaPropia } from '../api.ts';

/** Those of the ways that this browser knows; the server knows which the person has. */
const waysHere = (metodos: readonly MetodoFirma[]): MetodoFirma[] => metodos.filter((one) => one !== 'llave' || canOfferPasskeys());

/** Confirms the month: with the PIN of the documents, a passkey or the password again. */
export function SignForm({ of }: { of: MesParaFirmar }) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { notices } = useServices();
  const ways = waysHere(of.metodos);
  const [chosen, setChosen] = useState<MetodoFirma | null>(null);
  const [secret, setSecret] = useState('');
  const way = chosen ?? ways[0] ?? 'contrasena';
  const mes = format.month(of.mes, of.ano);
  const sign = useFirmar({ isKey: way === 'llave', onSuccess: () => notices.show(t('firmas.hecho', { mes })) });
  const hasSecret = way === 'pin' || way === 'contrasena';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const Prueba: FirmaPropia['Prueba'] = way === 'pin' ? { Pin: secret } : way === 'contrasena' ? { Password: secret } : {};
    const { ano, mes: numero, huella, textoVersion } = of;
    sign.mutate({ ano, mes: numero, huella, textoVersion, Prueba }, { onError: () => setSecret('') });
  };
  const problem = sign.error && (sign.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(sign.error));
  const options = ways.flatMap((value) => (value === 'sesion' ? [] : [{ value, label: t(`firmas.con.${value}`) }]));
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {options.length > 1 && (
          <SegmentChoice
            aria-label={t('firmas.con.titulo')}
            value={way === 'sesion' ? 'contrasena' : way}
            options={options}
            onChoose={(value) => {
              setChosen(value);
              setSecret('');
              sign.reset();
            }}
          />
        )}
        {hasSecret && (
          <PasswordInput
            key={way}
            name={way}
            label={way === 'pin' ? t('firmas.con.pin-campo') : t('firmas.con.contrasena-campo')}
            value={secret}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
            autoComplete={way === 'pin' ? 'off' : 'current-password'}
            {...(way === 'pin' && { inputMode: 'numeric' as const })}
            maxLength={way === 'pin' ? 8 : 200}
            required
            withAsterisk={false}
            visibilityToggleIcon={RevealIcon}
            visibilityToggleButtonProps={{ 'aria-label': t('factores.ver-contrasena'), tabIndex: 0 }}
          />
        )}
        {way === 'llave' && (
          <Text size="sm" c="dimmed">
            {t('firmas.con.llave-nota')}
          </Text>
        )}
        {way === 'sesion' && (
          <Text size="sm" c="dimmed">
            {t('firmas.con.sesion-nota')}
          </Text>
        )}
        {problem && (
          <Text size="sm" c="bad" role="alert">
            {problem}
          </Text>
        )}
        <Button
          type="submit"
          size="xl"
          fullWidth
          loading={sign.isPending}
          disabled={hasSecret && secret === ''}
          leftSection={<Glyph of={IconShieldCheck} />}
        >
          {t('firmas.confirmar', { mes })}
        </Button>
      </Stack>
    </form>
  );
}

function RevealIcon({ reveal }: { reveal: boolean }) {
  return <Glyph of={reveal ? IconEyeOff : IconEye} />;
}
