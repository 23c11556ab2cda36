"""Records and JSON: msgspec where it is installed, else slower ones that write the same bytes.

The logic of a table needs nothing beyond the standard library and Fluent, so that it runs wherever Python does; a
server has msgspec, because there it is many times faster."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import Raw, Struct
    from msgspec.json import Encoder
    from msgspec.structs import replace

    encode = Encoder().encode
    encode_sorted = Encoder(order="sorted").encode
else:
    try:
        from msgspec import Raw, Struct
        from msgspec.json import Encoder
        from msgspec.structs import replace

        encode = Encoder().encode
        encode_sorted = Encoder(order="sorted").encode
    except ImportError:
        from tilewright.server.plain_structs import Raw, Struct, encode, encode_sorted, replace

__all__ = ["Raw", "Struct", "encode", "encode_sorted", "replace"]
