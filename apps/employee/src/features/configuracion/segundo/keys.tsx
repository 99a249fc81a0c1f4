import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { entradaConfirmar, factores, type EstadoFactores } from '@jornada/contract/factores.ts';
import type { Messages } from '@jornada/web/form/contract-resolver.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { TextField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { canOfferPasskeys } from '@jornada/web/native/passkeys.ts';
import { useAnadirLlave } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { usePasswordAgain } from '../use-password-again.ts';
import { KeyRow } from './key-row.tsx';

type Props = { estado: EstadoFactores; onCodes: (codes: string[]) => void };

/** The list of passkeys, and a button to add one. */
export function Keys({ estado, onCodes }: Props) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const arePossible = estado.llavesPosibles && canOfferPasskeys();
  return (
    <section aria-labelledby="segundo-llaves">
      <Stack gap="sm">
        <h2 id="segundo-llaves">{t('configuracion.segundo.llaves')}</h2>
        <Text size="sm" c="dimmed">
          {t('configuracion.segundo.llaves-texto')}
        </Text>
        {estado.llaves.length > 0 && (
          <Rows framed="inset">
            {estado.llaves.map((llave) => (
              <KeyRow key={llave.id} llave={llave} />
            ))}
          </Rows>
        )}
        {!arePossible && (
          <Text size="sm" c="dimmed">
            {t('configuracion.segundo.no-posibles')}
          </Text>
        )}
        {arePossible && estado.llaves.length === 0 && !isAdding && (
          <Text size="sm" c="dimmed">
            {t('configuracion.segundo.sin-llaves')}
          </Text>
        )}
        {arePossible && isAdding && (
          <AddKey
            onCancel={() => setAdding(false)}
            onDone={(codes) => {
              setAdding(false);
              onCodes(codes);
            }}
          />
        )}
        {arePossible && !isAdding && (
          <Button variant="default" size="xl" onClick={() => setAdding(true)}>
            {t('configuracion.segundo.anadir')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function AddKey({ onDone, onCancel }: { onDone: (codes: string[]) => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const again = usePasswordAgain();
  const add = useAnadirLlave();
  const codes = useRef<string[]>([]);
  const form = useContractForm(factores.opcionesAlta, {
    schema: entradaConfirmar,
    initial: { Nombre: t('configuracion.segundo.nombre-inicial'), Password: '' },
    input: ({ Password }) => again(Password),
    check: ({ Nombre }): Messages => (Nombre.trim() === '' ? { Nombre: t('validacion.obligatorio') } : {}),
    // The device is asked for the key in between: one press, one way.
    sending: {
      by: async (input) => {
        const { added, asked } = await add(form.values.Nombre.trim(), input);
        codes.current = added.CodigosRecuperacion;
        return asked;
      },
    },
    notice: t('configuracion.segundo.llave-anadida'),
    onSaved: () => onDone(codes.current),
  });
  return (
    <ConfirmForm of={form} password={form.field<string>('Password')} action={t('configuracion.segundo.continuar')} onCancel={onCancel}>
      <TextField
        of={form}
        name="Nombre"
        label={t('configuracion.segundo.nombre')}
        description={t('configuracion.segundo.nombre-nota')}
        maxLength={60}
      />
    </ConfirmForm>
  );
}
