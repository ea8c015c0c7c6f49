// ONNX's ScatterElements and ScatterND in Java, as a program that scatter-cts can test: see README.md.
import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.*;
import java.util.*;
import onnx.Onnx.*;
import scatter_cts.Protocol.*;

class ScatterExample {
    static final int FLOAT = 1, INT32 = 6, INT64 = 7; // numbers of TensorProto.DataType

    static void require(boolean condition, String reason, Object... values) {
        if (!condition) {
            throw new IllegalArgumentException(String.format(reason, values)); // the input is invalid
        }
    }

    static ByteBuffer elements(TensorProto tensor) {
        return ByteBuffer.wrap(tensor.getRawData().toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
    }

    static long[] indices(TensorProto tensor, boolean nd) {
        require(tensor.getDataType() == INT64 || tensor.getDataType() == INT32 && !nd, "indices of type %d", tensor.getDataType());
        ByteBuffer bytes = elements(tensor);
        long[] index = new long[bytes.capacity() / (tensor.getDataType() == INT64 ? 8 : 4)];
        for (int i = 0; i < index.length; i++) {
            index[i] = tensor.getDataType() == INT64 ? bytes.getLong() : bytes.getInt();
        }
        return index;
    }

    static TensorProto scatter(boolean nd, long axis, boolean add, TensorProto data, TensorProto indices, TensorProto updates) {
        List<Long> shape = data.getDimsList(), rows = indices.getDimsList(), pattern = nd ? shape : rows, due = new ArrayList<>(rows);
        int rank = shape.size(), type = data.getDataType(), width = 1, size = type == FLOAT ? 4 : 8;
        require((type == FLOAT || type == INT64) && updates.getDataType() == type, "types %d, %d", type, updates.getDataType());
        require(-rank <= axis && axis < rank && rows.size() > 0 && (nd || rows.size() == rank), "axis %d of %s, %s", axis, shape, rows);
        int first = (int) (axis + rank) % rank; // `width` axes from `first` on have coordinates from index
        if (nd) {
            long last = due.remove(rows.size() - 1);
            require(last <= rank, "%d indices for data of shape %s", last, shape);
            width = (int) last;
            due.addAll(shape.subList(width, rank));
        }
        require(updates.getDimsList().equals(due), "updates of shape %s instead of %s", updates.getDimsList(), due);
        for (int i = 0; i < rank; i++) {
            require(nd || i == first || rows.get(i) <= shape.get(i), "indices of shape %s for data of shape %s", rows, shape);
        }
        long[] index = indices(indices, nd);
        for (int i = 0; i < index.length; i++) {
            long extent = shape.get(first + i % width);
            require(-extent <= index[i] && index[i] < extent, "index %d is outside an axis of extent %d", index[i], extent);
            index[i] = index[i] < 0 ? index[i] + extent : index[i]; // a negative index counts from the end
        }
        ByteBuffer output = elements(data), values = elements(updates);
        for (int i = 0; i < values.capacity() / size; i++) {
            long cell = 0, stride = 1, rest = i; // the coordinates of the update, from the last axis to the first
            for (int at = rank - 1; at >= 0; stride *= shape.get(at--)) {
                if (nd && at < width) {
                    cell += index[(int) rest * width + at] * stride;
                } else {
                    cell += (!nd && at == first ? index[i] : rest % pattern.get(at)) * stride;
                    rest /= pattern.get(at);
                }
            }
            int to = (int) cell * size, from = i * size;
            if (type == FLOAT) {
                output.putFloat(to, add ? output.getFloat(to) + values.getFloat(from) : values.getFloat(from));
            } else {
                output.putLong(to, add ? output.getLong(to) + values.getLong(from) : values.getLong(from));
            }
        }
        return TensorProto.newBuilder().setDataType(type).addAllDims(shape).setRawData(ByteString.copyFrom(output.array())).build();
    }

    static TensorProto run(Request request) throws IOException {
        Node node = request.getNode();
        boolean nd = node.getOpType().equals("ScatterND");
        Map<String, AttributeProto> attributes = new HashMap<>();
        for (ByteString bytes : node.getAttributesList()) {
            AttributeProto a = AttributeProto.parseFrom(bytes);
            String name = a.getName() + " " + a.getType();
            boolean known = !nd && name.equals("axis INT") || node.getOpset() >= 16 && name.equals("reduction STRING");
            require((known || name.startsWith("__")) && attributes.put(name, a) == null, "attribute %s, unknown or repeated", name);
        }
        AttributeProto none = AttributeProto.newBuilder().setS(ByteString.copyFromUtf8("none")).build();
        String reduction = attributes.getOrDefault("reduction STRING", none).getS().toStringUtf8();
        require(reduction.equals("none") || reduction.equals("add"), "reduction '%s'", reduction);
        require(node.getOpset() >= 11 && node.getOutputCount() == 1 && request.getInputsCount() == 3, "%s", node);
        return scatter(nd, attributes.getOrDefault("axis INT", none).getI(), reduction.equals("add"),
                TensorProto.parseFrom(request.getInputs(0)), TensorProto.parseFrom(request.getInputs(1)),
                TensorProto.parseFrom(request.getInputs(2)));
    }

    static ToRunner answer(ToImplementation message) throws IOException {
        ToRunner.Builder response = ToRunner.newBuilder().setNumber(message.getNumber());
        if (message.hasHello()) {
            return response.setHello(HelloToRunner.newBuilder().setName("example-java").setVersion("1")
                    .addOperators("ScatterElements").addOperators("ScatterND").addDtypes(FLOAT).addDtypes(INT64)
                    .addReductions("none").addReductions("add")).build();
        }
        try {
            return response.setOutput(run(message.getRequest()).toByteString()).build();
        } catch (IllegalArgumentException invalid) {
            return response.setRejected(invalid.getMessage()).build();
        } catch (RuntimeException error) {
            return response.setFailed(error.toString()).build();
        }
    }

    public static void main(String[] arguments) throws IOException {
        for (byte[] length = System.in.readNBytes(4); length.length == 4; length = System.in.readNBytes(4)) {
            int size = ByteBuffer.wrap(length).order(ByteOrder.LITTLE_ENDIAN).getInt();
            byte[] response = answer(ToImplementation.parseFrom(System.in.readNBytes(size))).toByteArray();
            System.out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(response.length).array());
            System.out.write(response);
            System.out.flush();
        }
    }
}
